import { useRef } from 'react'
import { EditorsHtml } from '../routing/document/EditorsHtml.tsx'
import { useScrollableTables } from './useScrollableTables.ts'
import styles from './RichText.module.css'

/** Renders editors' HTML with text styles. */
export function RichText({ html }: Readonly<{ html: string }>) {
  const text = useRef<HTMLDivElement>(null)
  useScrollableTables(text)
  return <EditorsHtml ref={text} className={styles.text} html={html} />
}
