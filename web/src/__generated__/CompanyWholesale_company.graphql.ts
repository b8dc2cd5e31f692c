/**
 * @generated SignedSource<<7dba6026d47eb7c2fd32ccea85d19459>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CompanyPermission = "ASK_WHOLESALE" | "EDIT_COMPANY" | "MANAGE_USERS" | "ORDER" | "READ_ORDERS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CompanyWholesale_company$data = {
  readonly isWholesale: boolean;
  readonly permissions: ReadonlyArray<CompanyPermission>;
  readonly wholesaleProgress: {
    readonly amountMissing: {
      readonly amount: string;
      readonly currencyCode: string;
    };
    readonly ordersMissing: number;
  } | null | undefined;
  readonly " $fragmentType": "CompanyWholesale_company";
};
export type CompanyWholesale_company$key = {
  readonly " $data"?: CompanyWholesale_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyWholesale_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyWholesale_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isWholesale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "permissions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WholesaleProgress",
      "kind": "LinkedField",
      "name": "wholesaleProgress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ordersMissing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amountMissing",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currencyCode",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "922ce488f9907061dc907e6cc9ce924a";

export default node;
