import styles from './BlogIntro.module.css'

/** Renders the heading of a list of posts, with a line on what it holds. */
export function BlogIntro({ title, text }: Readonly<{ title: string; text: string | null }>) {
  return (
    <header className={styles.intro}>
      <h1>{title}</h1>
      {text ? <p className={styles.text}>{text}</p> : null}
    </header>
  )
}
