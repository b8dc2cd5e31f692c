/**
 * @generated SignedSource<<8c27706c1e2b632f5795ed2a1d61523e>>
 * @relayHash f4d88ba1ddaba1fec346b0ba967f461a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaa5f6917dc31caa5d0ca675bbe771da8efd3bf0e23a84d3bda4b602080349fa

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CmsRouteQuery } from './CmsRouteQuery.graphql';

const node: PreloadableConcreteRequest<CmsRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eaa5f6917dc31caa5d0ca675bbe771da8efd3bf0e23a84d3bda4b602080349fa",
    "metadata": {},
    "name": "CmsRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
