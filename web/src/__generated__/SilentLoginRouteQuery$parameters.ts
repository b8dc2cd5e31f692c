/**
 * @generated SignedSource<<25dbd302b5303ce10ab7e8abf2f0aea5>>
 * @relayHash 0a9c398e7dce73275fa9f0a002af27de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bb176fd359506e05790d9bc91b5ccd8feb18653a5ad13584453828a88e67ab0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SilentLoginRouteQuery } from './SilentLoginRouteQuery.graphql';

const node: PreloadableConcreteRequest<SilentLoginRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6bb176fd359506e05790d9bc91b5ccd8feb18653a5ad13584453828a88e67ab0",
    "metadata": {},
    "name": "SilentLoginRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
