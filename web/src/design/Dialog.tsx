import { ModalFrame, type ModalFrameProps } from './ModalFrame.tsx'
import styles from './Dialog.module.css'

type Props = Omit<ModalFrameProps, 'className'> & Readonly<{ size?: 'medium' | 'full' }>

/** Asks or shows one thing in the middle of the page. */
export function Dialog({ size = 'medium', ...frame }: Props) {
  return <ModalFrame {...frame} className={`${styles.dialog} ${styles[size]}`} />
}
