import { useState } from 'preact/hooks';
import type { ConfiguredModel, DeploymentHealth, ModelPrice } from '../../../../generated/admin/contract.ts';
import { management } from '../../api/management.ts';
import { Field } from '../../parts/field.tsx';
import { EmptyNotice, Loaded } from '../../parts/notice.tsx';
import { Badge } from '../../parts/state-badge.tsx';
import { Table, type Order } from '../../parts/table.tsx';
import { addressOf } from '../../state/route.ts';
import { useResource } from '../../state/use-resource.ts';
import { formatDay, formatMoney } from '../../texts/format.ts';
import { texts } from '../../texts/english.ts';
import { Deployments } from './deployments.tsx';

interface PricedModel extends ConfiguredModel {
  price: ModelPrice | undefined;
}

const EVERY_MS = 10_000;

async function load(signal: AbortSignal) {
  const [configuration, deployments, prices] = await Promise.all([
    management.getConfiguration({ signal }),
    management.listDeployments({ signal }),
    management.listPrices({ signal }),
  ]);
  const priceOf = new Map(prices.data.map((price) => [price.model, price]));
  const models = configuration.models.map((model) => ({ ...model, price: priceOf.get(model.id) }));
  return { models, processes: deployments.processes };
}

export function Catalogue() {
  const catalogue = useResource(load, [], EVERY_MS);
  const [search, setSearch] = useState('');
  return (
    <Loaded of={catalogue}>
      {({ models, processes }) => (
        <>
          <div class="filters">
            <Field label={texts.models.search} type="search" value={search} onValue={setSearch} />
          </div>
          <ModelTable
            models={models.filter((model) => matches(model, search))}
            health={processes.flatMap(({ deployments }) => deployments)}
          />
          <h2>{texts.today.deployments}</h2>
          <Deployments processes={processes} />
        </>
      )}
    </Loaded>
  );
}

function matches({ id, capabilities, deployments }: ConfiguredModel, search: string): boolean {
  const text = [id, ...capabilities, ...deployments].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function ModelTable({
  models,
  health,
}: {
  models: readonly PricedModel[];
  health: readonly DeploymentHealth[];
}) {
  const [order, setOrder] = useState<Order>({ by: 'model', isDescending: false });
  if (models.length === 0) return <EmptyNotice>{texts.models.none}</EmptyNotice>;
  const isEjected = (name: string): boolean =>
    health.some(({ deployment, ejected_until: until }) => deployment === name && until !== null);
  return (
    <Table
      label={texts.models.catalogue}
      rows={models}
      keyOf={({ id }) => id}
      order={order}
      onOrder={setOrder}
      columns={[
        {
          name: 'model',
          title: texts.models.model,
          cell: ({ id }) => <a href={addressOf(['models'], { view: 'route', model: id })}>{id}</a>,
          compare: (one, other) => one.id.localeCompare(other.id),
        },
        {
          name: 'capabilities',
          title: texts.models.capabilities,
          cell: ({ capabilities }) => capabilities.join(', '),
        },
        {
          name: 'deployments',
          title: texts.today.deployments,
          cell: ({ deployments }) =>
            deployments.map((name) => (
              <div key={name}>
                {name} {isEjected(name) && <Badge tone="bad">ejected</Badge>}
              </div>
            )),
        },
        { name: 'price', title: texts.models.price, cell: ({ price }) => price && <Prices of={price} /> },
        { name: 'tier', title: texts.models.tier, cell: ({ tier }) => tier ?? texts.states.none },
        {
          name: 'notes',
          title: '',
          cell: ({ free, visibility }) => (
            <>
              {free && <Badge tone="plain">{texts.models.free}</Badge>}
              {visibility === 'hidden' && <Badge tone="plain">{texts.models.hidden}</Badge>}
            </>
          ),
        },
      ]}
    />
  );
}

function Prices({ of: { nano_eur: amounts, valid_from: validFrom, source, date } }: { of: ModelPrice }) {
  const origin = [
    ...(source === null ? [] : [source]),
    ...(date === null ? [] : [texts.models.readOn(formatDay(date))]),
    ...(validFrom === null ? [] : [texts.models.validFrom(formatDay(validFrom))]),
  ];
  return (
    <>
      {Object.entries(amounts).map(([unit, nanoEur]) => (
        <div key={unit} class="whole">
          {formatMoney(nanoEur)} <span class="quiet">{unit.replaceAll('_', ' ')}</span>
        </div>
      ))}
      {origin.length > 0 && <p class="quiet">{origin.join(', ')}</p>}
    </>
  );
}
