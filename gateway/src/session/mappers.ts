/** Viewer: empty, since every resolver has the session. */
export type ViewerMapper = Readonly<Record<never, never>>
