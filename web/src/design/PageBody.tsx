import type { ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './PageBody.module.css'

type Props = Readonly<{
  /** `reading` keeps lines under 70 characters, for text and forms. */
  width?: 'wide' | 'reading'
  children: ReactNode
}>

/** The column that a page's content stands in: at most 1280 px, with gutters. */
export function PageBody({ width = 'wide', children }: Props) {
  return <div className={classNames(styles.body, styles[width])}>{children}</div>
}
