import { describe, expect, test } from '@jest/globals';
import { changeBudget } from '../../ledger/reports/budget-changes.ts';
import { eventually } from '../support/eventually.ts';
import { LATER, refusal, sceneAt } from './dated-scene.ts';

describe('a limit with a date', () => {
  test('is higher until its top-up ends, in every process', async () => {
    await using scene = await sceneAt();
    const id = await scene.add('organisation', 'day', 50);
    const [one, other] = [await scene.process(), await scene.process()];
    await (await scene.admit(one, 40)).end(40);
    expect(await scene.tryToAdmit(other, 30)).toBe('budget_exceeded');
    const topUp = { eurCents: 40n, until: new Date('2026-11-26T10:00:10Z'), reason: 'a launch' };
    await changeBudget(scene.timedStore(), id, { topUp });
    await eventually('it is topped up', async () => {
      const call = await scene.tryToAdmit(other, 15);
      if (typeof call === 'string') return false;
      await call.end(15);
      return true;
    });
    await (await scene.admit(one, 5)).end(5);
    // Before any lease ends.
    scene.time = '2026-11-26T10:00:10.000Z';
    await eventually('all is returned', async () => (await scene.used(id, '2026-11-26')).held === 0);
    expect(await scene.tryToAdmit(one, 1)).toBe('budget_exceeded');
    expect(await scene.tryToAdmit(other, 1)).toBe('budget_exceeded');
  });

  test('is another one from the next period on', async () => {
    await using scene = await sceneAt();
    const id = await scene.add('project', 'day', 50);
    await changeBudget(scene.timedStore(), id, { nextLimitEurCents: 10n });
    const ledger = await scene.process();
    await (await scene.admit(ledger, 50)).end(50);
    scene.time = LATER.day;
    await eventually('the day begins', async () => typeof (await scene.tryToAdmit(ledger, 10)) !== 'string');
    expect(await refusal(scene, ledger, 1)).toMatchObject({
      limit_eur_cents: 10,
      budget: { period: '2026-11-27' },
    });
    expect((await scene.used(id, '2026-11-27')).held).toBeLessThanOrEqual(10);
  });
});
