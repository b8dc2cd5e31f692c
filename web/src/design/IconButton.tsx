import type { ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import styles from './IconButton.module.css'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> &
  Readonly<{
    icon: IconName
    /** What pressing it does: its only name. */
    label: string
    ref?: Ref<HTMLButtonElement>
  }>

/** A button that shows only a drawing; 44 px square. */
export function IconButton({ icon, label, className, type = 'button', ...attributes }: Props) {
  return (
    <button
      {...attributes}
      type={type}
      className={classNames(styles.button, className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  )
}
