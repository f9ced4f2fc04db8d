// VFLRecords
