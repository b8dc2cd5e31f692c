/**
 * @generated SignedSource<<24757e2a58f10c1d2ac62a48453b257b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type snapshotOfChoice_variant$data = {
  readonly id: string;
  readonly media: ReadonlyArray<{
    readonly alt: string;
    readonly path: string;
    readonly placeholderColor: string;
  }>;
  readonly price: {
    readonly final: {
      readonly amount: string;
      readonly currencyCode: string;
    };
  };
  readonly selection: ReadonlyArray<{
    readonly label: string;
    readonly valueLabel: string;
  }>;
  readonly " $fragmentType": "snapshotOfChoice_variant";
};
export type snapshotOfChoice_variant$key = {
  readonly " $data"?: snapshotOfChoice_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"snapshotOfChoice_variant">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "snapshotOfChoice_variant"
};

(node as any).hash = "ec64e1ba16cf67d78eafad677531c78b";

export default node;
