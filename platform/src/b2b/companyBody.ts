import { Type } from 'typebox'
import type { Static } from 'typebox'
import { Email } from '../typed/isEmail.ts'
import { NAME_MAX_LENGTH } from '../typed/limits.ts'
import { COMPANY_NAME_MAX_LENGTH, COMPANY_STORE_ID, JOB_TITLE_MAX_LENGTH, STREET_LINES_MAX } from './limits.ts'

const Name = Type.String({ pattern: String.raw`\p{L}`, maxLength: NAME_MAX_LENGTH })
const JobTitle = Type.Optional(Type.Union([Type.String({ maxLength: JOB_TITLE_MAX_LENGTH }), Type.Null()]))
const Line = Type.String({ minLength: 1, maxLength: 255 })

/** Body of `POST /api/ext/customer_b2b`. */
export const CompanyCustomerBody = Type.Object({
  email: Email,
  firstname: Name,
  lastname: Name,
  mothers_name: Type.Optional(Type.Union([Type.String({ maxLength: NAME_MAX_LENGTH }), Type.Null()])),
  store_id: Type.Literal(COMPANY_STORE_ID),
  company_id: Type.Integer({ minimum: 0, description: '0 before there is a company' }),
  job_title: JobTitle,
})
export type CompanyCustomerBody = Static<typeof CompanyCustomerBody>

/** A company as a caller gives it. What its `status` says is a wish: see `POST /api/ext/company_b2b`. */
export const CompanyBody = Type.Object({
  company_name: Type.String({ pattern: String.raw`[\p{L}\p{N}]`, maxLength: COMPANY_NAME_MAX_LENGTH }),
  company_email: Email,
  telephone: Type.String({ pattern: String.raw`^\+?[\d\s().-]{7,24}$` }),
  vat_tax_id: Type.String({ maxLength: 32, description: 'RFC' }),
  reseller_id: Type.Optional(Type.String({ maxLength: 32, description: 'RFC, as `vat_tax_id`' })),
  country_id: Type.Literal('MX'),
  region_id: Type.Integer({ minimum: 1 }),
  street: Type.Array(Line, { minItems: 1, maxItems: STREET_LINES_MAX }),
  city: Line,
  postcode: Type.String({ pattern: String.raw`^\d{5}$` }),
  status: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
  customer_group_id: Type.Optional(Type.Integer({ minimum: 0 })),
  sales_representative_id: Type.Optional(Type.Integer({ minimum: 0 })),
  super_user_id: Type.Optional(Type.Integer({ minimum: 1 })),
})
export type CompanyBody = Static<typeof CompanyBody>

const Role = Type.Union([Type.Literal('BUYER'), Type.Literal('VIEWER')])

/** Body of `POST /api/ext/company_users/{companyId}`. */
export const InvitationBody = Type.Object({
  email: Email,
  firstname: Name,
  lastname: Name,
  job_title: JobTitle,
  role: Role,
})
export type InvitationBody = Static<typeof InvitationBody>

/** Body of `PUT /api/ext/company_users/{companyId}/{userId}`. The role `SUPER_USER` hands the place over. */
export const UserChangeBody = Type.Object({
  role: Type.Optional(Type.Union([Role, Type.Literal('SUPER_USER')])),
  is_active: Type.Optional(Type.Boolean()),
})
export type UserChangeBody = Static<typeof UserChangeBody>

export const CompanyParams = Type.Object({ companyId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })
export const UserParams = Type.Object({ userId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })
