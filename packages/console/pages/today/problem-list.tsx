import { management } from '../../api/management.ts';
import { hasRole } from '../../api/session.ts';
import { ErrorNotice } from '../../parts/notice.tsx';
import { addressOf } from '../../state/route.ts';
import { useChange } from '../../state/use-change.ts';
import { texts } from '../../texts/english.ts';
import type { Problem } from './problems.ts';

/** What needs attention, with the way to what mends it. */
export function Problems({ problems, onRestored }: { problems: readonly Problem[]; onRestored: () => void }) {
  const change = useChange();
  if (problems.length === 0) return <p class="notice good">{texts.today.good}</p>;
  return (
    <section aria-label={texts.today.attention(problems.length)}>
      <h2>{texts.today.attention(problems.length)}</h2>
      <ErrorNotice error={change.error} />
      {problems.map(({ id, isSevere, text, deployment, project }) => (
        <div key={id} class={`notice ${isSevere ? 'bad' : 'warn'}`}>
          <p dir="auto">{text}</p>
          {project !== undefined && (
            <a href={addressOf(['projects', project], { view: 'budget' })}>{texts.project.budget}</a>
          )}
          {deployment !== undefined && hasRole('operator', 'admin') && (
            <button
              type="button"
              disabled={change.isRunning}
              onClick={() =>
                void change.run(() => management.restoreDeployment({ deployment })).then(onRestored)
              }
            >
              {texts.today.restore}
            </button>
          )}
        </div>
      ))}
    </section>
  );
}
