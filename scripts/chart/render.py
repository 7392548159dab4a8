"""Checks and renders the chart by Helm's library: standard input has its path and values as JSON, standard output the result."""

import json
import sys

import helm_python as helm

request = json.load(sys.stdin)
report = helm.lint(request["chart"], request["values"], strict=True, kube_version="v1.30.0")
with helm.Chart.load(request["chart"]) as chart:
    try:
        chart.validate_schema(chart.merge_values(request["values"]))
        rendered = chart.render(request["values"], name="gateway", namespace="default", is_install=True)
        json.dump({"problems": report["errors"], "manifests": rendered}, sys.stdout)
    except helm.HelmError as error:
        json.dump({"problems": [*report["errors"], str(error)], "manifests": {}}, sys.stdout)
