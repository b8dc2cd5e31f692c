import type { Plugin } from 'vite'

/** Properties whose default values Relay treats as absent. */
const NULLS = /"(?:alias|args|storageKey|concreteType|abstractKey|metadata|text)": null,?/g
/** The same, except in mutations: `getRootField` of an updater compares it with `false`. */
const NOT_PLURAL = /"plural": false,?/g
const MUTATION = /"operationKind": "mutation"/
/** Hash that Relay's Babel plugin compares in development only. */
const HASH = /^\(node as any\)\.hash = ".+";$/gm

/** Returns the source of one of Relay's artefacts without properties that the browser does not read. */
export function leanArtefact(source: string): string {
  const lean = source.replace(NULLS, '').replace(HASH, '')
  return MUTATION.test(source) ? lean : lean.replace(NOT_PLURAL, '')
}

/** Shrinks Relay's artefacts by a tenth: a product's page has some seventy of them. */
export function leanArtefacts(): Plugin {
  return {
    name: 'hogar-lean-artefacts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/__generated__\/[\w$]+\.graphql\.ts$/ },
      handler: leanArtefact,
    },
  }
}
