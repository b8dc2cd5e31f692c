export type Crumb = Readonly<{ label: string; /** Path inside the store, with a leading slash. */ to: string }>
