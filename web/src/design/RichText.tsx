import { EditorsHtml } from '../routing/EditorsHtml.tsx'
import styles from './RichText.module.css'

/** Text that editors wrote, set to be read. */
export function RichText({ html }: Readonly<{ html: string }>) {
  return <EditorsHtml className={styles.text} html={html} />
}
