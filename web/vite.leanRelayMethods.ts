import type { PluginOption } from 'vite'

/**
 * Kinds of nodes in Relay's artefacts that no operation of this storefront has: `@defer` and `@stream`, modules chosen
 * by data, several actors, resolvers. `leanArtefacts` refuses them.
 */
export const UNUSED_KINDS = [
  'ActorChange',
  'ClientComponent',
  'ClientEdgeToClientObject',
  'ClientEdgeToServerObject',
  'Defer',
  'ModuleImport',
  'RelayLiveResolver',
  'RelayResolver',
  'Stream',
] as const

/** Methods that only these kinds reach, and those that nothing calls, by the file of their class. */
const UNUSED_METHODS: Readonly<Record<string, readonly string[]>> = {
  'network/RelayObservable': ['concat', 'ifEmpty', 'mergeMap', 'poll'],
  'store/DataChecker': ['_checkActorChange', '_checkModuleImport', '_checkResolver'],
  'store/OperationExecutor': [
    '_expectOperationLoader',
    '_handleFollowupPayload',
    '_handlePreNormalizedPayload',
    '_normalizeFollowupPayload',
    '_normalizeStreamItem',
    '_processAsyncOptimisticModuleImport',
    '_processDeferResponse',
    '_processFollowupPayload',
    '_processFollowupPayloadWithNormalizationNode',
    '_processIncrementalPlaceholder',
    '_processIncrementalResponses',
    '_processOptimisticModuleImport',
    '_processStreamResponse',
    '_retainData',
    '_scheduleAsyncStoreUpdate',
  ],
  'store/RelayModernEnvironment': ['executeSubscription', 'experimental_batchUpdates', 'replaceUpdate'],
  'store/RelayModernStore': [
    '__gc',
    '__getNormalizationOptions',
    '__getUpdatedRecordIDs',
    '__notifyUpdatedSubscribers',
    'batchLiveStateUpdates',
    'checkInvalidationState',
    'experimental_batchUpdates',
    'getLiveResolverPromise',
    'lookupInvalidationState',
    'subscribeToInvalidationState',
  ],
  'store/RelayReader': [
    '_propagateResolverMetadata',
    '_readActorChange',
    '_readClientEdge',
    '_readModuleImport',
    '_readResolverField',
    '_readResolverFieldImpl',
  ],
  'store/RelayReferenceMarker': [
    '_traverseClientEdgeToClientObject',
    '_traverseModuleImport',
    '_traverseResolverField',
  ],
  'store/RelayResponseNormalizer': [
    '_collectS2CExecution',
    '_normalizeActorChange',
    '_normalizeDefer',
    '_normalizeModuleImport',
    '_normalizeResolver',
    '_normalizeStream',
  ],
}

const CLASSES = new RegExp(`/relay-runtime/lib/(${Object.keys(UNUSED_METHODS).join('|')})\\.js$`)

/** Returns the source of a class without these methods. Throws for a method that the source no longer has. */
export function withoutMethods(source: string, methods: readonly string[]): string {
  return methods.reduce((left, name) => {
    const method = new RegExp(`^  _proto\\.${name} = function\\*? [^]*?^  \\};\\n`, 'm')
    if (!method.test(left)) throw new Error(`Relay has changed: it has no method ${name}`)
    return left.replace(method, '')
  }, source)
}

/**
 * Removes methods of Relay's classes that this storefront never reaches, some 4 kB, compressed, of each first visit: a
 * bundler keeps all methods of a class. One that is used after all fails at once, when it is called.
 */
export function leanRelayMethods(): PluginOption {
  return {
    name: 'hogar-lean-relay-methods',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: CLASSES },
      handler: (source, id) => withoutMethods(source, UNUSED_METHODS[CLASSES.exec(id)?.[1] ?? ''] ?? []),
    },
  }
}
