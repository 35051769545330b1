"""OpenTelemetry, for who collects it; and for who does not, nothing."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import Any

import pytest
from opentelemetry.sdk.metrics import MeterProvider
from opentelemetry.sdk.metrics.export import InMemoryMetricReader
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from demesne.server import telemetry
from demesne.server.errors import StartError
from demesne.server.metrics import HELP, Metrics
from demesne.server.otel import Collected
from server.house import SOON, House


class Collector:
    """Keeps what a server tells."""

    def __init__(self, server: House) -> None:
        self._spans = InMemorySpanExporter()
        self._reader = InMemoryMetricReader()
        tracers = TracerProvider()
        tracers.add_span_processor(SimpleSpanProcessor(self._spans))
        meters = MeterProvider([self._reader])
        server.lobby.telemetry = Collected(server.lobby.metrics, tracers, meters)

    def spans(self, name: str) -> list[ReadableSpan]:
        """A span ends a moment after its answer is sent."""
        deadline = time.monotonic() + SOON
        while time.monotonic() < deadline:
            found = [each for each in self._spans.get_finished_spans() if each.name == name]
            if found:
                return found
            time.sleep(0.01)
        raise AssertionError(f"no span {name}")

    def figures(self) -> dict[str, list[Any]]:
        told = self._reader.get_metrics_data()
        assert told is not None
        [resource] = told.resource_metrics
        [scope] = resource.scope_metrics
        return {metric.name: list(metric.data.data_points) for metric in scope.metrics}


def test_requests_messages_bots_and_wakings_are_spans(server: House) -> None:
    collector = Collector(server)
    ada = server.person("Ada")
    trace = "00-" + "a" * 32 + "-" + "b" * 16 + "-01"
    made = ada.http.post(
        "/api/tables",
        json={"game": "village", "seats": [{"kind": "bot", "bot": "random"}, {"kind": "me"}]},
        headers={"traceparent": trace},
    ).json()
    chair = ada.sit(made["table"])
    chair.my_turn()
    assert chair.choose()["type"] == "done"
    assert chair.ask(choose={"ply": 0, "choice": 0})["type"] == "refused"
    chair.ask(chat={"text": "a word of Ada's"})

    [request] = collector.spans("POST /api/tables")
    assert request.attributes is not None
    assert request.attributes["http.route"] == "/api/tables"
    assert request.attributes["http.response.status_code"] == 200
    # Whoever asks does not decide which trace it is.
    assert request.parent is None
    [waking] = collector.spans("wake")
    assert waking.attributes == {"demesne.table": made["table"]}
    deadline = time.monotonic() + SOON
    while len(messages := collector.spans("message")) < 3:
        assert time.monotonic() < deadline
    told = [dict(each.attributes or {}) for each in messages]
    assert [each["demesne.message"] for each in told] == ["Choose", "Choose", "Chat"]
    assert [each.get("error.type") for each in told] == [None, "stale-ply", None]
    assert "a word of Ada's" not in str(told)
    assert collector.spans("bot")


def test_the_figures_are_those_of_prometheus(server: House) -> None:
    collector = Collector(server)
    ada = server.person("Ada")
    chair = ada.sit(ada.make("me", "screen")["table"])
    chair.until("table")
    chair.choose()
    chair.ask(choose={"ply": 0, "choice": 0})
    figures = collector.figures()
    assert set(figures) <= set(HELP)
    assert [point.value for point in figures["demesne_moves_total"]] == [1]
    [refused] = figures["demesne_refusals_total"]
    assert (refused.attributes, refused.value) == ({"error": "stale-ply"}, 1)
    assert [point.value for point in figures["demesne_tables_awake"]] == [1]
    assert figures["demesne_message_seconds"][0].count >= 1
    text = server.lobby.metrics.text()
    assert 'demesne_refusals_total{error="stale-ply"} 1\n' in text
    assert "# TYPE demesne_store_writes_total counter\n" in text


@pytest.mark.parametrize(
    "variables",
    [
        {},
        {"OTEL_SERVICE_NAME": "games"},
        {"OTEL_EXPORTER_OTLP_ENDPOINT": ""},
        {"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:9", "OTEL_SDK_DISABLED": "true"},
    ],
)
def test_who_asks_for_nothing_gets_nothing(variables: dict[str, str]) -> None:
    made = telemetry.begin(Metrics(), variables)
    assert type(made) is telemetry.Telemetry
    with made.span("request", http_route="/") as span:
        span.set_attribute("http.response.status_code", 200)
    made.close()


def test_it_is_not_imported_unasked() -> None:
    look = "import sys, demesne.server.run; print([n for n in sys.modules if 'opentelem' in n])"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True)
    assert done.stdout == "[]\n", done.stderr


def test_without_the_extra_it_is_said_and_the_server_runs(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(telemetry, "find_spec", lambda _: None)
    asked = {"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:9"}
    assert type(telemetry.begin(Metrics(), asked)) is telemetry.Telemetry
    assert [record.getMessage() for record in caplog.records] == ["telemetry-missing"]


def test_the_usual_variables_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    both = {"OTEL_TRACES_EXPORTER": "console", "OTEL_METRICS_EXPORTER": "none"}
    for name, value in both.items():
        monkeypatch.setenv(name, value)
    made = telemetry.begin(Metrics(), both)
    assert isinstance(made, Collected)
    assert made._tracers.resource.attributes["service.name"] == "demesne"
    made.close()
    monkeypatch.setenv("OTEL_RESOURCE_ATTRIBUTES", "service.name=games")
    made = telemetry.begin(Metrics(), both)
    assert isinstance(made, Collected)
    assert made._tracers.resource.attributes["service.name"] == "games"
    made.close()
    with pytest.raises(StartError, match="pip install"):
        telemetry.begin(Metrics(), {"OTEL_TRACES_EXPORTER": "carrier-pigeon"})
