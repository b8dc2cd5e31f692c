/**
 * @generated SignedSource<<6ea301fdd7e1b937c42fda7206e55818>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmailForm_customer$data = {
  readonly email: string;
  readonly " $fragmentType": "EmailForm_customer";
};
export type EmailForm_customer$key = {
  readonly " $data"?: EmailForm_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailForm_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailForm_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "9213b92e70b672cd3444dc85701443a3";

export default node;
