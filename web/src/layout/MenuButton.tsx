import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../design/IconButton.tsx'
import type { MenuDrawer_root$key } from '../__generated__/MenuDrawer_root.graphql'
import { useOpenHere } from './useOpenHere.ts'

const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }))

/** Opens the menu of a phone; its code comes with the first press. */
export function MenuButton({ root }: Readonly<{ root: MenuDrawer_root$key }>) {
  const intl = useIntl()
  const [openId, setOpenId] = useOpenHere()
  const [wasOpened, setOpened] = useState(false)
  const isOpen = openId !== null
  return (
    <>
      <IconButton
        icon="menu"
        label={intl.formatMessage({ id: 'layout.menu' })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setOpened(true)
          setOpenId('menu')
        }}
      />
      {wasOpened ? (
        <Suspense fallback={null}>
          <MenuDrawer root={root} isOpen={isOpen} onClose={() => setOpenId(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
