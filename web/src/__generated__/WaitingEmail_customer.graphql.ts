/**
 * @generated SignedSource<<1b623e1008c5984c1b3735b0df951d19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WaitingEmail_customer$data = {
  readonly email: string;
  readonly emailChange: {
    readonly email: string;
    readonly expiresAt: string;
  } | null | undefined;
  readonly " $fragmentType": "WaitingEmail_customer";
};
export type WaitingEmail_customer$key = {
  readonly " $data"?: WaitingEmail_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingEmail_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingEmail_customer",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "EmailChange",
      "kind": "LinkedField",
      "name": "emailChange",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "3aeda9f1473883065561776ebc35ae0e";

export default node;
