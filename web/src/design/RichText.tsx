import styles from './RichText.module.css'

/** Text that editors wrote. `html` has been sanitised by the gateway: the schema's HTML scalar says so. */
export function RichText({ html }: Readonly<{ html: string }>) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}
