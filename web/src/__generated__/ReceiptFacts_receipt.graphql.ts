/**
 * @generated SignedSource<<2b2cee7caf52fc1ee12cf146d16d1d62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReceiptFacts_receipt$data = {
  readonly destination: string | null | undefined;
  readonly email: string | null | undefined;
  readonly paymentMethodTitle: string | null | undefined;
  readonly recipient: string | null | undefined;
  readonly shippingMethodTitle: string | null | undefined;
  readonly " $fragmentType": "ReceiptFacts_receipt";
};
export type ReceiptFacts_receipt$key = {
  readonly " $data"?: ReceiptFacts_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceiptFacts_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReceiptFacts_receipt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipient",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "destination",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "shippingMethodTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethodTitle",
      "storageKey": null
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "82d9a4cef739c13ec6054be3bb45e0cd";

export default node;
