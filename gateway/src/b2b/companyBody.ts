import type { RegisterCompanyInput } from '../__generated__/schemaTypes.ts'
import type { CheckedCompany } from './checkCompany.ts'

/** Platform's number of the store of companies. */
const STORE_ID = 8
const NO_COMPANY_ID = 0
const CUSTOMER_GROUP_ID = 1
const SALES_REPRESENTATIVE_ID = 3
const COUNTRY_ID = 'MX'
/** Status that the form asks for: pending. The platform decides. */
const STATUS = 0
/** Placeholders for the address of a company that named none. */
const NO_REGION_ID = 2_334
const NO_STREET: readonly string[] = ['-']
const NO_CITY = '-'
const NO_POSTCODE = '44100'

type Person = Pick<RegisterCompanyInput, 'email' | 'firstName' | 'lastName' | 'mothersName' | 'jobTitle'>

/** Returns the customer who registers a company in the platform's form. */
export function companyCustomerBody({ email, firstName, lastName, mothersName, jobTitle }: Person) {
  return {
    email,
    firstname: firstName,
    lastname: lastName,
    store_id: STORE_ID,
    company_id: NO_COMPANY_ID,
    job_title: jobTitle ?? '',
    mothers_name: mothersName ?? '',
  }
}

type Owned = Readonly<{ customerId: string; regionId: number | null }>

/** Returns a company in the platform's form, with placeholders for what was left out. */
export function companyBody(company: CheckedCompany, { customerId, regionId }: Owned) {
  const { name, email, taxId, telephone, street, city, postcode } = company
  return {
    company: {
      status: STATUS,
      customer_group_id: CUSTOMER_GROUP_ID,
      sales_representative_id: SALES_REPRESENTATIVE_ID,
      super_user_id: Number(customerId),
      company_name: name,
      company_email: email,
      telephone,
      vat_tax_id: taxId,
      reseller_id: taxId,
      country_id: COUNTRY_ID,
      region_id: regionId ?? NO_REGION_ID,
      street: street.length > 0 ? street : NO_STREET,
      city: city || NO_CITY,
      postcode: postcode || NO_POSTCODE,
    },
  }
}
