/**
 * @generated SignedSource<<d84c2fcf4498009e28ad1278ba9afc7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckoutButton_store$data = {
  readonly externalCheckoutUrl: string | null | undefined;
  readonly " $fragmentType": "CheckoutButton_store";
};
export type CheckoutButton_store$key = {
  readonly " $data"?: CheckoutButton_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutButton_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckoutButton_store",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalCheckoutUrl",
      "storageKey": null
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "d42cd210f08c2c53397c7f409dfd6357";

export default node;
