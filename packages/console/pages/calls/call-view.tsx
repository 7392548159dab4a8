import type { ComponentChildren } from 'preact';
import type { CallAttempt, FoundCall } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { EmptyNotice, Loaded } from '../../parts/notice.tsx';
import { Table } from '../../parts/table.tsx';
import { addressOf } from '../../state/route.ts';
import { useResource } from '../../state/use-resource.ts';
import { formatDuration, formatMoney, formatNumber, formatTime } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import { CallStatus } from './call-status.tsx';

type Fact = readonly [string, ComponentChildren];

/** All that is known of a call. */
export function CallView({ requestId }: { requestId: string }) {
  const found = useResource(
    (signal) => management.getCall({ request_id: requestId }, { signal }),
    [requestId],
  );
  return (
    <>
      <p>
        <a href={addressOf(['calls'])}>{texts.calls.all}</a>
      </p>
      <h1>{texts.calls.call}</h1>
      <div class="buttons">
        <code>{requestId}</code> <CopyButton text={requestId} />
      </div>
      <Loaded of={found}>
        {(value) => (
          <>
            <div class="columns">
              <Facts title={texts.calls.request} facts={requestFacts(value)} />
              <Facts title={texts.calls.money} facts={moneyFacts(value)} />
              <Facts title={texts.calls.route} facts={routeFacts(value)} />
            </div>
            <h2>{texts.calls.attempts}</h2>
            <Attempts attempts={value.attempts} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return (
    <section>
      <h2>{title}</h2>
      <dl class="facts">
        {known.map(([name, value]) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name} value`} dir="auto">
            {value}
          </dd>,
        ])}
      </dl>
    </section>
  );
}

function requestFacts({ call, detail, attempts }: FoundCall): Fact[] {
  return [
    [texts.calls.status, <CallStatus of={call} />],
    [texts.calls.cause, detail?.cause],
    [texts.calls.time, formatTime(call.started_at)],
    [texts.calls.duration, call.duration_ms === null ? null : formatDuration(call.duration_ms)],
    [texts.calls.firstToken, shownDuration(attempts.at(-1)?.first_token_ms ?? null)],
    [texts.calls.operation, call.operation],
    [texts.calls.project, <a href={addressOf(['projects', call.project_id])}>{call.project}</a>],
    [texts.calls.key, call.key],
    [
      texts.calls.tags,
      Object.entries(call.tags)
        .map(([name, value]) => `${name}:${value}`)
        .join(', '),
    ],
    [texts.calls.client, [detail?.client_address, detail?.user_agent].filter(Boolean).join(', ')],
    [texts.calls.replica, detail === null ? null : `${detail.replica}, ${detail.process_id}`],
  ];
}

function moneyFacts({ call, ledger }: FoundCall): Fact[] {
  if (ledger === null)
    return [
      [
        texts.calls.cost,
        call.cost_nano_eur === null ? texts.calls.notCharged : formatMoney(call.cost_nano_eur),
      ],
    ];
  const { held_nano_eur: held, settled_nano_eur: settled, units } = ledger;
  return [
    [texts.calls.state, ledger.outcome === null ? ledger.state : `${ledger.state}, ${ledger.outcome}`],
    [texts.money.held, shownMoney(held)],
    [texts.money.settled, shownMoney(settled)],
    [texts.money.estimated, ledger.estimated ? texts.states.yes : texts.states.no],
    ...Object.entries(units).map(([unit, amount]): Fact => [unit.replaceAll('_', ' '), formatNumber(amount)]),
  ];
}

function routeFacts({ call, detail }: FoundCall): Fact[] {
  const route = detail?.route ?? null;
  return [
    [texts.calls.requestedModel, detail?.requested_model ?? call.model],
    [texts.calls.servedModel, call.served_model],
    [texts.models.strategy, route?.strategy],
    [texts.calls.reason, route?.reason],
    [texts.calls.queue, shownDuration(route?.queue_ms ?? null)],
    [
      texts.models.fallbacks,
      route?.fallbacks.map(({ model, fallback, cause }) => `${model} → ${fallback} (${cause})`).join(', '),
    ],
    [texts.calls.omittedTools, route?.omitted_tools.join(', ')],
    [
      texts.models.guardrails,
      detail?.guardrails.map(({ guardrail, outcome }) => `${guardrail}: ${outcome}`).join(', '),
    ],
    [
      texts.models.route,
      call.model === null ? null : (
        <a href={addressOf(['models'], { view: 'route', model: call.model })}>{texts.calls.explain}</a>
      ),
    ],
  ];
}

function Attempts({ attempts }: { attempts: readonly CallAttempt[] }) {
  if (attempts.length === 0) return <EmptyNotice>{texts.calls.noAttempts}</EmptyNotice>;
  return (
    <Table
      label={texts.calls.attempts}
      rows={attempts}
      keyOf={(attempt) => String(attempts.indexOf(attempt))}
      columns={[
        { name: 'deployment', title: texts.calls.deployment, cell: ({ deployment }) => deployment },
        { name: 'status', title: texts.calls.status, cell: (attempt) => <AttemptStatus of={attempt} /> },
        {
          name: 'words',
          title: texts.calls.words,
          cell: ({ upstream_code: code, upstream_text: text }) => [code, text].filter(Boolean).join(': '),
        },
        {
          name: 'firstToken',
          title: texts.calls.firstToken,
          isNumber: true,
          cell: ({ first_token_ms: ms }) => shownDuration(ms) ?? texts.states.none,
        },
        {
          name: 'duration',
          title: texts.calls.duration,
          isNumber: true,
          cell: ({ duration_ms: ms }) => shownDuration(ms) ?? texts.states.none,
        },
        {
          name: 'cost',
          title: texts.calls.cost,
          isNumber: true,
          cell: ({ cost_nano_eur: cost }) => shownMoney(cost),
        },
      ]}
    />
  );
}

function AttemptStatus({ of: { error, status, cause } }: { of: CallAttempt }) {
  if (error === null) return <>{texts.calls.succeeded}</>;
  return <>{[status, error, cause].filter(Boolean).join(', ')}</>;
}

function shownDuration(milliseconds: number | null): string | null {
  return milliseconds === null ? null : formatDuration(milliseconds);
}

function shownMoney(nanoEur: string | null): ComponentChildren {
  return nanoEur === null ? (
    texts.states.none
  ) : (
    <span title={`${nanoEur} nano-EUR`}>{formatMoney(nanoEur)}</span>
  );
}
