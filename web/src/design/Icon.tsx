import { ICON_PATHS, type IconName } from './iconPaths.ts'
import styles from './Icon.module.css'

type Props = Readonly<{
  name: IconName
  /** Side length in pixels at 16 px text, with which it grows; default 24. */
  size?: number
}>

/** Decorative line icon, hidden from screen readers: the text beside it or its button's label names it. */
export function Icon({ name, size = 24 }: Props) {
  const side = `${size / 16}rem`
  return (
    <svg className={styles.icon} width={side} height={side} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
