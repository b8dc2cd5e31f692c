import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { type ConcreteRequest, Environment, Network, RecordSource, Store, commitMutation } from 'relay-runtime'
import { expect, test } from 'vitest'
import { leanArtefact } from '../vite.leanArtefacts.ts'

const ARTEFACT = `const node = {
  "argumentDefinitions": [{ "defaultValue": null, "kind": "LocalArgument", "name": "after" }],
  "metadata": { "plural": true },
  "selections": [
    { "alias": null, "args": null, "kind": "ScalarField", "name": "sku", "storageKey": null },
    { "alias": "top", "args": [{ "kind": "Literal", "name": "first", "value": null }], "concreteType": "Product",
      "kind": "LinkedField", "name": "products", "plural": false, "selections": [], "storageKey": "products(first:3)" },
    { "alias": null, "kind": "LinkedField", "name": "media", "plural": true, "selections": [], "storageKey": null }
  ],
  "type": "Product",
  "abstractKey": null
};
(node as any).hash = "1b1c9e119a0ca6804b809477a160829d";
`

/** Reads an artefact as Relay would: it is one assignment. */
const read = (source: string): unknown =>
  JSON.parse(runInNewContext(`${source.replace('(node as any)', 'node')}; JSON.stringify(node)`))

test('an artefact loses what Relay reads as absent, and nothing else', () => {
  expect(read(leanArtefact(ARTEFACT))).toEqual({
    argumentDefinitions: [{ defaultValue: null, kind: 'LocalArgument', name: 'after' }],
    metadata: { plural: true },
    selections: [
      { kind: 'ScalarField', name: 'sku' },
      {
        alias: 'top',
        args: [{ kind: 'Literal', name: 'first', value: null }],
        concreteType: 'Product',
        kind: 'LinkedField',
        name: 'products',
        selections: [],
        storageKey: 'products(first:3)',
      },
      { kind: 'LinkedField', name: 'media', plural: true, selections: [] },
    ],
    type: 'Product',
  })
})

test('an updater finds the root field of a mutation whose artefact is lean', async () => {
  const source = await readFile(
    join(import.meta.dirname, '../src/__generated__/CreateAccountFormMutation.graphql.ts'),
    'utf8',
  )
  const script = stripTypeScriptTypes(leanArtefact(source))
    .replace(/^import .*$/gm, '')
    .replace('export default node;', 'node')
  const mutation: ConcreteRequest = JSON.parse(JSON.stringify(runInNewContext(script)))
  const data = { createAccount: { customer: null, cart: null, userErrors: [], notices: [] } }
  const environment = new Environment({
    network: Network.create(() => Promise.resolve({ data })),
    store: new Store(new RecordSource()),
  })
  const found = await new Promise((resolve, reject) => {
    commitMutation(environment, {
      mutation,
      variables: { input: {} },
      updater: (store) => resolve(store.getRootField('createAccount')?.getType()),
      onError: reject,
    })
  })
  expect(found).toBe('CreateAccountPayload')
})
