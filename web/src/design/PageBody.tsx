import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './PageBody.module.css'

type Props = Readonly<{
  /** `reading` limits lines to 70 characters, for text and forms. */
  width?: 'wide' | 'reading'
  children: ReactNode
}>

/** Column for a page's content: at most 1280 px wide, with gutters. */
export function PageBody({ width = 'wide', children }: Props) {
  return <div className={classNames(styles.body, styles[width])}>{children}</div>
}
