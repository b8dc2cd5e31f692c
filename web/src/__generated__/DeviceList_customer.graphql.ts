/**
 * @generated SignedSource<<49bfb2feed6ef2f90a702270f0a7e932>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeviceList_customer$data = {
  readonly devices: ReadonlyArray<{
    readonly deviceId: string;
    readonly isCurrent: boolean;
    readonly name: string | null | undefined;
    readonly usedAt: string;
  }> | null | undefined;
  readonly " $fragmentType": "DeviceList_customer";
};
export type DeviceList_customer$key = {
  readonly " $data"?: DeviceList_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeviceList_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeviceList_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerDevice",
      "kind": "LinkedField",
      "name": "devices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deviceId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "9703ef90d35f757b9e5e87bb4c64a7b6";

export default node;
