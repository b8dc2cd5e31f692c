import styles from './Gift.module.css'

/** Drawing of a gift. Not among the icons of the design: those load with the first page. */
export function GiftMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M4 9h16v4H4zM5.5 13v7.5h13V13M12 9v11.5M12 9C9 9 7 8 7 6.2S9.5 3.5 12 9c2.5-5.5 5-4.6 5-2.8S15 9 12 9z" />
    </svg>
  )
}
