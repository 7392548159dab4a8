import { describe, expect, test } from '@jest/globals';
import { PartRules } from '../../middleware/part-rules.ts';

describe('the parts of a form', () => {
  const rules = () =>
    new PartRules({
      binaryParts: ['image', 'mask'],
      arrayParts: ['tags[]', 'names'],
      textParts: ['model', 'n'],
    });

  test('are accepted once each, and lists repeatedly, in either spelling', () => {
    const one = rules();
    expect(one.refuseFile('image')).toBeNull();
    expect(one.refuseFile('mask')).toBeNull();
    expect(one.refuseText('model')).toBeNull();
    for (const list of ['tags', 'tags[]', 'names', 'names[]', 'names[0]'])
      expect([one.refuseText(list), one.refuseText(list)]).toEqual([null, null]);
  });

  test('are refused when they are sent twice, since servers differ in which one they read', () => {
    const one = rules();
    one.refuseFile('image');
    one.refuseText('model');
    const twice = { code: 'invalid_parameter' };
    expect(one.refuseFile('image')).toMatchObject({ ...twice, param: 'image' });
    expect(one.refuseText('model')).toMatchObject({ ...twice, param: 'model' });
  });

  test.each(['model[]', 'model[0]'])('are refused as %s, which some servers read as model', (name) => {
    const one = rules();
    expect(one.refuseText(name)).toMatchObject({ code: 'invalid_parameter', param: name });
    expect(rules().refuseText('image[]')).toMatchObject({ param: 'image[]' });
    expect(one.refuseText('other[]') ?? rules().refuseText('n')).toBeNull();
    expect(one.refuseText('other')).toMatchObject({ param: 'other' });
    expect(one.refuseText('a[b]') ?? one.refuseText('a[c]')).toBeNull();
  });

  test('are refused as files where the contract requires text, and vice versa', () => {
    expect(rules().refuseFile('model')).toMatchObject({
      param: 'model',
      publicMessage: expect.stringContaining("the file parts are 'image', 'mask'"),
    });
    expect(rules().refuseText('image')).toMatchObject({ param: 'image' });
  });
});
