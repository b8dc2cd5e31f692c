/**
 * @generated SignedSource<<54c22d3818f3d8a014029d9f98d40a0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SellerCode_application$data = {
  readonly sellerCode: string | null | undefined;
  readonly " $fragmentType": "SellerCode_application";
};
export type SellerCode_application$key = {
  readonly " $data"?: SellerCode_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerCode_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerCode_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sellerCode",
      "storageKey": null
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "8580060ad858417eebbefdd3b77aebf5";

export default node;
