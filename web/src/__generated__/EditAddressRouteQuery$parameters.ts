/**
 * @generated SignedSource<<c24c4db30ebce86970db0ab843c3d5e8>>
 * @relayHash 54f3e69b87801ee9037bd2295c4633c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e9ec9987933110869769c7e27b61444a351bdfd4cf259caf0c8d13c5f5bc772

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditAddressRouteQuery } from './EditAddressRouteQuery.graphql';

const node: PreloadableConcreteRequest<EditAddressRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e9ec9987933110869769c7e27b61444a351bdfd4cf259caf0c8d13c5f5bc772",
    "metadata": {},
    "name": "EditAddressRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
