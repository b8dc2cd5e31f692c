import { classNames } from '../classNames.ts'
import { ModalFrame, type ModalFrameProps } from './ModalFrame.tsx'
import styles from './Sheet.module.css'

type Props = Omit<ModalFrameProps, 'className'> &
  Readonly<{
    /** Edge from which it slides in; default `end`. */
    side?: 'start' | 'end' | 'bottom'
  }>

/** Panel that slides over the page from an edge: cart, menu, filters. */
export function Sheet({ side = 'end', ...frame }: Props) {
  return <ModalFrame {...frame} className={classNames(styles.sheet, styles[side])} />
}
