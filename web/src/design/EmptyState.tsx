import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import styles from './EmptyState.module.css'

type Props = Readonly<{
  icon: IconName
  title: string
  /** Sentence on what to do. */
  children?: ReactNode
  /** Link or button to continue. */
  action?: ReactNode
  /** 1 if it is the page's only content. */
  headingLevel?: 1 | 2
}>

/** Message for an empty page or list, with an action to continue. */
export function EmptyState({ icon, title, children, action, headingLevel = 2 }: Props) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <section className={styles.state}>
      <span className={styles.icon}>
        <Icon name={icon} size={32} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </section>
  )
}
