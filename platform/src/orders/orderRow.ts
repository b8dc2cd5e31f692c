import type { Selectable } from 'kysely'
import type { OrderItemTable, OrderTable } from './orderTables.ts'

export type OrderRow = Readonly<Selectable<OrderTable>>

export type OrderItemRow = Readonly<Selectable<OrderItemTable>>
