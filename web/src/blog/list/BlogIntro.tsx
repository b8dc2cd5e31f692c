import type { ReactNode } from 'react'
import styles from './BlogIntro.module.css'

type Props = Readonly<{
  title: string
  text: string | null
  /** Links to categories. */
  children: ReactNode
}>

/** Renders the heading of a list of posts, with a line on what it holds. */
export function BlogIntro({ title, text, children }: Props) {
  return (
    <header className={styles.intro}>
      <h1>{title}</h1>
      {text ? <p className={styles.text}>{text}</p> : null}
      {children}
    </header>
  )
}
