/**
 * @generated SignedSource<<b59c502a6aaf2510a3a5a7cc26c98ad2>>
 * @relayHash 1c1a4a071fb081c3ea73718ec193a8be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df03614b7d7cb16edcf19382ffc26c1451abfece3e2242c5fae7f3befb833371

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditAddressRouteQuery } from './EditAddressRouteQuery.graphql';

const node: PreloadableConcreteRequest<EditAddressRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df03614b7d7cb16edcf19382ffc26c1451abfece3e2242c5fae7f3befb833371",
    "metadata": {},
    "name": "EditAddressRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
