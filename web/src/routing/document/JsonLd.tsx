import { serializeForScript } from './serializeForScript.ts'

/** Object of schema.org, or several. */
export type StructuredData = Readonly<Record<string, unknown>> | readonly Readonly<Record<string, unknown>>[]

/** Structured data of a page. Crawlers read the server's output: the browser neither builds nor renders it. */
export function JsonLd({ data }: Readonly<{ data: StructuredData }>) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? serializeForScript(data) : '' }}
    />
  )
}
