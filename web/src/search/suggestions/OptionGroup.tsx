import { type ReactNode, useId } from 'react'
import { classNames } from '../../design/classNames.ts'
import styles from './OptionGroup.module.css'

type Props = Readonly<{
  title: string
  /** True: options side by side where there is room. */
  columns?: boolean
  children: ReactNode
}>

/** Renders options of one kind below their title. */
export function OptionGroup({ title, columns = false, children }: Props) {
  const titleId = useId()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- inside a list box nothing but a group of options may stand
    <div role="group" aria-labelledby={titleId} className={styles.group}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <div className={classNames(styles.options, columns && styles.columns)}>{children}</div>
    </div>
  )
}
