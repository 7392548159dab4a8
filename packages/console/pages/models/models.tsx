import { sessionState } from '../../api/session.ts';
import { EmptyNotice } from '../../parts/notice.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { route } from '../../state/route.ts';
import { texts } from '../../texts/english.ts';
import { Catalogue } from './catalogue.tsx';
import { Configuration } from './configuration.tsx';
import { GuardrailsView } from './guardrails-view.tsx';
import { RouteView } from './route-view.tsx';

const VIEWS = [
  { name: 'catalogue', title: texts.models.catalogue, Content: Catalogue },
  { name: 'route', title: texts.models.route, Content: RouteView },
  { name: 'guardrails', title: texts.guardrails.view, Content: GuardrailsView },
  { name: 'configuration', title: texts.models.configuration, Content: Configuration },
];

/** What is served, how it is, and why a request goes where it goes. */
export function Models() {
  const state = sessionState.value;
  const isLimited = 'session' in state && state.session.organisation !== null;
  const view = VIEWS.find(({ name }) => name === route.value.query.get('view')) ?? VIEWS[0];
  return (
    <>
      <h1>{texts.models.title}</h1>
      {isLimited ? (
        <EmptyNotice>{texts.models.limited}</EmptyNotice>
      ) : (
        <>
          <Tabs label={texts.models.views} path={['models']} tabs={VIEWS} current={view?.name ?? ''} />
          {view !== undefined && <view.Content key={view.name} />}
        </>
      )}
    </>
  );
}
