import { EditorsHtml } from '../routing/document/EditorsHtml.tsx'
import styles from './RichText.module.css'

/** Renders editors' HTML with text styles. */
export function RichText({ html }: Readonly<{ html: string }>) {
  return <EditorsHtml className={styles.text} html={html} />
}
