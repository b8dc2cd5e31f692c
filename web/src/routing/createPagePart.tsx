import { type ComponentType, use } from 'react'
import { createLatePage } from './loading/createLatePage.tsx'

/** Page with its own code for several addresses: one that only the server can resolve loads one of them. */
export type PagePart = Readonly<{
  /** Source file of the code, by which the server finds the files of the page. */
  source: string
  /** Loads the code, once; the next call retries after a failure. */
  loadCode: () => Promise<unknown>
}>

/**
 * Returns a page part and the component that renders it. It suspends while its code loads, renders synchronously
 * afterwards, and after a failed load renders the replacement of `createLatePage`.
 */
export function createPagePart<TProps extends object>(source: string, load: () => Promise<ComponentType<TProps>>) {
  let loaded: ComponentType<TProps> | null = null
  let drawn: Promise<ComponentType<TProps>> | null = null
  const loadCode = async () => (loaded ??= await load())
  const ask = () => (drawn ??= loadCode().catch(() => createLatePage(loadCode)))
  const Page = (props: TProps) => {
    const Part = loaded ?? use(ask())
    return <Part {...props} />
  }
  return { source, loadCode, Page }
}
