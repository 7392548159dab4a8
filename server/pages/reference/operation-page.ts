import {
  exampleOf,
  resolve,
  type ContractResponse,
  type MediaType,
  type PlacedOperation,
} from './contract-document.ts';
import { fieldsOf, typeText, variantsOf, type Field, type Variant } from './fields.ts';
import { html, inline, prose, type Html } from './html.ts';
import { jsonLiteral } from './literals.ts';
import { sampleRequest } from './sample-request.ts';
import { samplesOf, type Sample, type SampleStyle } from './samples.ts';
import { layout, type Site } from './layout.ts';
import { inTurns } from './turns.ts';

/** Writes the page of one operation. */
export async function operationPage(
  site: Site,
  placed: PlacedOperation,
  style: SampleStyle,
): Promise<string> {
  const { operation, method, path } = placed;
  const { contract, base } = site;
  const content =
    operation.requestBody === undefined ? {} : (resolve(contract, operation.requestBody).content ?? {});
  const bodies = await inTurns(
    Object.entries(content).map(
      ([type, media]) =>
        () =>
          bodySection(site, type, media),
    ),
  );
  const responses = await inTurns(
    Object.entries(operation.responses).map(
      ([status, response]) =>
        () =>
          responseSection(site, status, resolve(contract, response)),
    ),
  );
  const main = html`<h1>${operation.summary ?? operation.operationId}</h1>
    <p class="path"><span class="${method}">${method}</span> <code>${path}</code></p>
    <div class="columns">
      <div>
        ${prose(operation.description)} ${parameterSection(site, placed)} ${bodies}
        ${headerSection(site, placed)}
        <section>
          <h2>Responses</h2>
          ${responses}
        </section>
      </div>
      <div class="samples">
        ${sampleTabs(samplesOf(contract, placed, style), style)} ${requestForm(site, placed, style)}
      </div>
    </div>`;
  return layout(site, `${base}/${operation.operationId}`, {
    title: operation.summary ?? operation.operationId,
    main,
  });
}

async function bodySection(site: Site, type: string, media: MediaType): Promise<Html> {
  return html`<section>
    <h2>Body <small>${type}</small></h2>
    ${await fieldGroups(site, media, true)}
  </section>`;
}

function parameterSection(site: Site, placed: PlacedOperation): Html {
  const fields = parameterFields(site, placed, (place) => place !== 'header');
  return fields.length === 0
    ? html``
    : html`<section>
        <h2>Parameters</h2>
        ${fieldList(fields, true)}
      </section>`;
}

/** Few callers need a header, so that they are folded. */
function headerSection(site: Site, placed: PlacedOperation): Html {
  const fields = parameterFields(site, placed, (place) => place === 'header');
  if (fields.length === 0) return html``;
  return html`<section>
    <h2>Headers</h2>
    <details>
      <summary>${fields.length} headers</summary>
      ${fieldList(fields, true)}
    </details>
  </section>`;
}

function parameterFields(
  { contract }: Site,
  { parameters }: PlacedOperation,
  isShown: (place: string) => boolean,
): Field[] {
  return parameters
    .filter((parameter) => isShown(parameter.in))
    .map(({ name, in: place, required = false, description = '', schema = {} }) => ({
      name,
      type: `${typeText(contract, schema)}, in the ${place}`,
      isRequired: required,
      description,
      facts: [],
      fields: [],
      variants: [],
    }));
}

/** Shows required fields first, then those of the example, and folds the others. */
async function fieldGroups({ contract }: Site, media: MediaType, isLinked = false): Promise<Html> {
  const { schema = {} } = media;
  const example = exampleOf(media);
  const inExample = new Set(typeof example === 'object' && example !== null ? Object.keys(example) : []);
  const fields = fieldsOf(contract, schema);
  const required = fields.filter(({ isRequired }) => isRequired);
  const usual = fields.filter(({ name, isRequired }) => !isRequired && inExample.has(name));
  const others = fields.filter(({ name, isRequired }) => !isRequired && !inExample.has(name));
  const entry = async (field: Field): Promise<Html> =>
    fieldEntry(field, isLinked, await inTurns(field.variants.map((one) => () => variantEntry(one))));
  const list = async (group: readonly Field[]): Promise<Html> =>
    html`<dl>${await inTurns(group.map((field) => () => entry(field)))}</dl>`;
  return html`${prose(resolve(contract, schema).description)}
  ${
    required.length === 0
      ? ''
      : html`<h3>Required</h3>
          ${await list(required)}`
  }
  ${
    usual.length === 0
      ? ''
      : html`<h3>Often used</h3>
          ${await list(usual)}`
  }
  ${
    others.length === 0
      ? ''
      : html`<details>
          <summary>${others.length} more fields</summary>
          ${await list(others)}
        </details>`
  }
  ${await inTurns((fields.length === 0 ? variantsOf(contract, schema) : []).map((one) => () => variantEntry(one)))}`;
}

function fieldList(fields: readonly Field[], isLinked = false): Html {
  return html`<dl>${fields.map((field) => fieldEntry(field, isLinked))}</dl>`;
}

/** @param isLinked whether the search leads to the field */
function fieldEntry(
  field: Field,
  isLinked: boolean,
  variants: readonly Html[] = field.variants.map(variantEntry),
): Html {
  return html`<div${isLinked ? html` id="field-${field.name}"` : ''}>
<dt><code>${field.name}</code> <span>${field.type}</span>${field.isRequired ? html` <em>required</em>` : ''}</dt>
<dd>${inline(field.description)}${field.facts.length === 0 ? '' : html`<p class="facts">${field.facts.join(' · ')}</p>`}
${
  field.fields.length === 0
    ? ''
    : html`<details>
        <summary>Fields of <code>${field.name}</code></summary>
        ${fieldList(field.fields)}
      </details>`
}
${
  field.variants.length === 0
    ? ''
    : html`<details>
        <summary>${field.variants.length} kinds of <code>${field.name}</code></summary>
        ${variants}
      </details>`
}</dd></div>`;
}

function variantEntry({ title, description, fields }: Variant): Html {
  return html`<details>
    <summary><code>${title}</code></summary>
    ${prose(description)}${fieldList(fields)}
  </details>`;
}

async function responseSection(
  site: Site,
  status: string,
  { description, content = {} }: ContractResponse,
): Promise<Html> {
  const isSuccess = status.startsWith('2');
  const body: Html[] = [];
  for (const [type, media] of Object.entries(content)) {
    const example = exampleOf(media);
    body.push(
      html`<h3>${type}</h3>
        ${example === undefined ? '' : html`<pre tabindex="0"><code>${typeof example === 'string' ? example : jsonLiteral(example)}</code></pre>`}
        ${
          isSuccess
            ? html`<details>
                <summary>Fields</summary>
                ${await fieldGroups(site, media)}
              </details>`
            : ''
        }`,
    );
  }
  return html`<details${isSuccess ? html` open` : ''}><summary><strong>${status}</strong> ${inline(description ?? '')}</summary>${body}</details>`;
}

function sampleTabs(samples: readonly Sample[], { address, variable }: SampleStyle): Html {
  return html`<fieldset class="languages">
      <legend>Sample</legend>
      ${samples.map(
        ({ language }, index) =>
          html`<label
            ><input type="radio" name="language" value="${language}" ${index === 0 ? html` checked` : ''} />
            ${language}</label
          >`,
      )}
    </fieldset>
    ${samples.map(
      ({ language, code }) =>
        html`<div class="sample" data-language="${language}">
          <button type="button" data-copy>Copy</button>
          <pre
            tabindex="0"
          ><code data-sample="${language}" data-variable="${variable}" data-address="${address}">${code}</code></pre>
        </div>`,
    )}`;
}

function requestForm({ contract }: Site, placed: PlacedOperation, { header }: SampleStyle): Html {
  const { target, json, form } = sampleRequest(contract, placed);
  if (form !== null) return html``;
  return html`<details class="request">
    <summary>Send it from here</summary>
    <form
      id="request"
      data-method="${placed.method}"
      data-header="${header.name}"
      data-prefix="${header.prefix}"
    >
      <label>Path <input name="target" value="${target}" spellcheck="false" /></label>
      ${json === null ? '' : html`<label>Body <textarea name="body" rows="12" spellcheck="false">${jsonLiteral(json)}</textarea></label>`}
      <button>Send</button>
    </form>
    <pre id="response" tabindex="0" aria-live="polite"></pre>
  </details>`;
}
