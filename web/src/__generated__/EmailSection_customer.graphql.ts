/**
 * @generated SignedSource<<661cdca93ead43db1fc6826e7303902d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmailSection_customer$data = {
  readonly email: string;
  readonly emailChange: {
    readonly __typename: "EmailChange";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EmailForm_customer" | "WaitingEmail_customer">;
  readonly " $fragmentType": "EmailSection_customer";
};
export type EmailSection_customer$key = {
  readonly " $data"?: EmailSection_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailSection_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailSection_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EmailChange",
      "kind": "LinkedField",
      "name": "emailChange",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailForm_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WaitingEmail_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "d8f9aa86aad9c2c85368ed4f671ad393";

export default node;
