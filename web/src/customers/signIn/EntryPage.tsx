import type { ReactNode } from 'react'
import { keepFocusNear } from '../../design/keepFocusNear.ts'
import { PageBody } from '../../design/PageBody.tsx'
import { PageHead } from '../../routing/document/PageHead.tsx'
import styles from './EntryPage.module.css'

type EntryPageProps = Readonly<{
  title: string
  /** Sentence below the title. */
  intro?: ReactNode
  /** Links to other pages, below the form. */
  ways?: ReactNode
  children: ReactNode
}>

/** Page for guests around sign-in: one title, one form and links to the alternatives. */
export function EntryPage({ title, intro, ways, children }: EntryPageProps) {
  return (
    <PageBody>
      <PageHead title={title} noIndex />
      <div ref={keepFocusNear} className={styles.page}>
        <h1>{title}</h1>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
        {children}
        {ways ? <div className={styles.ways}>{ways}</div> : null}
      </div>
    </PageBody>
  )
}
