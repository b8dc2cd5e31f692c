/**
 * @generated SignedSource<<b53c7cf5b4784df2bd3e7f925e1f3bc2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AddressText_address$data = {
  readonly city: string;
  readonly company: string | null | undefined;
  readonly crossStreet: string | null | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly mothersName: string | null | undefined;
  readonly postcode: string;
  readonly region: string | null | undefined;
  readonly street: ReadonlyArray<string>;
  readonly telephone: string | null | undefined;
  readonly " $fragmentType": "AddressText_address";
};
export type AddressText_address$key = {
  readonly " $data"?: AddressText_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressText_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressText_address",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mothersName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "street",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "crossStreet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "region",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postcode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "telephone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "company",
      "storageKey": null
    }
  ],
  "type": "CustomerAddress",
  "abstractKey": null
};

(node as any).hash = "79d4822ec6c462b20ff9fd5dbd3bfef9";

export default node;
