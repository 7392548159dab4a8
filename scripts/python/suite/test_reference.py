import html
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
import urllib.request

from scene import ADDRESS, KEY

# What these need is not there: a stored response, a file, the document of the example.
WITHOUT_THEIR_TARGET = re.compile(r"(get|delete)(Response|File|FileContent)$|listResponseInputItems$|createOcr$")


def read(path):
    with urllib.request.urlopen(ADDRESS + path) as response:
        return response.read().decode()


class Reference(unittest.TestCase):
    """Runs the samples of /docs in curl and Python, as a reader copies them."""

    def test_runs_the_samples_of_every_operation(self):
        contract = json.loads(read("/openapi.json"))
        operations = [
            operation["operationId"] for path in contract["paths"].values() for operation in path.values() if "operationId" in operation
        ]
        self.assertGreater(len(operations), 20)
        with tempfile.TemporaryDirectory() as folder:
            self.write_files(contract, folder)
            for operation in operations:
                page = read(f"/docs/{operation}")
                for language, command in (("curl", ["sh", "-c"]), ("Python", [sys.executable, "-c"])):
                    with self.subTest(operation=operation, language=language):
                        self.run_sample(page, operation, language, command, folder)

    def run_sample(self, page, operation, language, command, folder):
        sample = html.unescape(re.search(rf'<code\s+data-sample="{language}"[^>]*>([^<]*)</code', page)[1])
        if language == "curl":
            sample = re.sub(r"^curl ", "curl --silent --show-error --fail ", sample)
        code = sample.replace("http://127.0.0.1:8790", ADDRESS)
        env = {"PATH": os.environ["PATH"], "GATEWAY_API_KEY": KEY}
        ran = subprocess.run([*command, code], cwd=folder, env=env, capture_output=True, text=True, timeout=60)
        if WITHOUT_THEIR_TARGET.match(operation):
            self.assertRegex(ran.stderr, r"40[04]")
        else:
            self.assertEqual((ran.returncode, ran.stderr), (0, ""))

    def write_files(self, contract, folder):
        """A character of an example file is a byte."""
        for path, field, name in (
            ("/v1/audio/transcriptions", "file", "audio.wav"),
            ("/v1/images/variations", "image", "image.gif"),
            ("/v1/files", "file", "data.csv"),
        ):
            example = contract["paths"][path]["post"]["requestBody"]["content"]["multipart/form-data"]["example"]
            with open(os.path.join(folder, name), "wb") as file:
                file.write(example[field].encode("latin-1"))
