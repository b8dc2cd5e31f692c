import type { ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import styles from './IconButton.module.css'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> &
  Readonly<{
    icon: IconName
    /** Accessible name; describes the action. */
    label: string
    ref?: Ref<HTMLButtonElement>
  }>

/** Button with an icon only, 44 px square. */
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
