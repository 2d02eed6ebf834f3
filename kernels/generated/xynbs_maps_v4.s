# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	97f
testl	%edx,%edx
je	97f
testl	%esi,%esi
je	97f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$5432,%rsp
movq	5504(%rsp),%rax
movl	%esi,%esi
movl	%edx,%edx
movq	(%rdi),%r10
movq	8(%rdi),%r11
movq	16(%rdi),%r12
movq	24(%rdi),%rbx
movq	%rbx,96(%rsp)
movq	32(%rdi),%rdi
addl	%r8d,%r9d
addl	5488(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,64(%rsp)
leaq	192(%r10),%rcx
movq	%rcx,32(%rsp)
movq	%r9,80(%rsp)
leaq	(%r9,%r9),%r8
movq	%rdx,40(%rsp)
imulq	%rsi,%rdx
addq	%rdx,%rdx
movq	%rdx,56(%rsp)
leaq	(%rsi,%rsi),%rcx
movq	%rcx,72(%rsp)
leaq	256(%rdi),%rbp
vbroadcastss	98f(%rip),%zmm31
vbroadcastss	333f(%rip),%zmm10
vbroadcastss	335f(%rip),%zmm20
movq	%r10,48(%rsp)
leaq	64(%r10),%rcx
vpbroadcastd	98f(%rip),%zmm23
vbroadcastss	392f(%rip),%zmm30
vxorps	%xmm26,%xmm26,%xmm26
xorl	%edx,%edx
vbroadcastss	322f(%rip),%zmm24
vbroadcastss	323f(%rip),%zmm25
vbroadcastss	324f(%rip),%zmm27
vbroadcastss	325f(%rip),%zmm28
vbroadcastss	326f(%rip),%zmm29
vbroadcastss	327f(%rip),%zmm16
vpbroadcastd	328f(%rip),%zmm17
movq	%rsi,112(%rsp)
movq	%r12,104(%rsp)
jmp	3f
.p2align	4
2:
incq	%rdx
addq	56(%rsp),%r8
cmpq	64(%rsp),%rdx
je	96f
3:
movq	%rdx,%r9
imulq	40(%rsp),%r9
movq	%r9,88(%rsp)
movq	%r8,%r10
xorl	%ebx,%ebx
movq	%r8,128(%rsp)
movq	%rdx,120(%rsp)
jmp	5f
.p2align	4
4:
incq	%rbx
addq	72(%rsp),%r10
cmpq	40(%rsp),%rbx
je	2b
5:
movq	88(%rsp),%r9
addq	%rbx,%r9
imulq	%rsi,%r9
addq	80(%rsp),%r9
movq	%r10,24(%rsp)
xorl	%r14d,%r14d
movq	%r10,152(%rsp)
movq	%rbx,144(%rsp)
movq	%r9,136(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	335f(%rip),%zmm20
vblendmps	3312(%rsp),%zmm20,%zmm0 {%k1}
movq	96(%rsp),%rdx
vmovups	3376(%rsp),%zmm1
vmovaps	%zmm1,(%rdx,%rax)
vmovaps	%zmm0,(%rdx,%r13)
movq	5504(%rsp),%rax
movq	112(%rsp),%rsi
movq	128(%rsp),%r8
vbroadcastss	333f(%rip),%zmm10
vpbroadcastd	98f(%rip),%zmm23
vbroadcastss	392f(%rip),%zmm30
movq	120(%rsp),%rdx
vbroadcastss	322f(%rip),%zmm24
vbroadcastss	323f(%rip),%zmm25
vbroadcastss	324f(%rip),%zmm27
vbroadcastss	325f(%rip),%zmm28
vbroadcastss	326f(%rip),%zmm29
vbroadcastss	327f(%rip),%zmm16
vpbroadcastd	328f(%rip),%zmm17
movq	152(%rsp),%r10
movq	144(%rsp),%rbx
movq	136(%rsp),%r9
movq	168(%rsp),%r14
7:
incq	%r14
addq	$2,24(%rsp)
cmpq	%rsi,%r14
je	4b
8:
leaq	(%r9,%r14),%r15
movl	8(%rax),%r13d
movq	%r13,16(%rsp)
cmpq	%r13,%r15
jae	7b
movq	%r14,168(%rsp)
movl	(%rax),%r13d
movl	12(%rax),%edx
movl	%edx,688(%rsp)
movl	16(%rax),%eax
movl	%eax,(%rsp)
movq	%r13,%rbx
imulq	%r13,%rbx
movq	%rbx,%rsi
movq	%r15,160(%rsp)
imulq	%r15,%rsi
addq	%rsi,%rsi
vxorps	%xmm2,%xmm2,%xmm2
testq	%r13,%r13
je	55f
leaq	(,%r13,2),%rax
movl	$2,%r15d
subq	%r13,%r15
movq	24(%rsp),%r14
imulq	%rbx,%r14
vxorps	%xmm22,%xmm22,%xmm22
vmovaps	%zmm31,%zmm19
vmovaps	%zmm31,%zmm21
vpbroadcastd	99f(%rip),%zmm4
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm8,%xmm8,%xmm8
xorl	%r9d,%r9d
jmp	32f
.p2align	4
9:
vaddps	%zmm14,%zmm5,%zmm5
vaddps	%zmm13,%zmm10,%zmm10
vaddps	%zmm12,%zmm1,%zmm1
vaddps	%zmm15,%zmm6,%zmm6
incq	%r9
addq	%rax,%r14
cmpq	%r13,%r9
je	54f
32:
movl	%r14d,%edx
shrl	%edx
andl	$1073741823,%edx
shlq	$7,%rdx
movl	%eax,%r8d
imull	%r9d,%r8d
addl	%esi,%r8d
andl	$2147483646,%r8d
shlq	$6,%r8
movq	48(%rsp),%r10
leaq	(%r10,%r8),%r12
vmovaps	(%r10,%r8),%zmm0
vmovaps	64(%r10,%r8),%zmm13
testb	$8,(%rsp)
jne	34f
cmpl	$1,%r13d
je	38f
addq	32(%rsp),%rdx
vsubps	%zmm13,%zmm0,%zmm14
cmpq	$1,%r13
je	39f
33:
vaddps	%zmm26,%zmm14,%zmm12
vaddps	%zmm26,%zmm13,%zmm15
jne	42f
jmp	47f
.p2align	4
34:
cmpl	$1,%r13d
jne	35f
vaddps	%zmm13,%zmm8,%zmm8
35:
addq	32(%rsp),%rdx
vcmpltps	%zmm24,%zmm13,%k1
vmovaps	%zmm0,%zmm12 {%k1} {z}
vaddps	%zmm25,%zmm12,%zmm7
vfmadd213ps	%zmm27,%zmm12,%zmm7
vfmadd213ps	%zmm28,%zmm12,%zmm7
vaddps	%zmm29,%zmm12,%zmm15
vfmadd213ps	%zmm16,%zmm12,%zmm15
vsubps	%zmm13,%zmm0,%zmm14
cmpq	$1,%r13
jne	36f
vaddps	%zmm14,%zmm3,%zmm3
36:
vcmpltps	%zmm12,%zmm26,%k1
vmulps	%zmm7,%zmm19,%zmm19 {%k1}
vmulps	%zmm15,%zmm21,%zmm21 {%k1}
vpsrld	$23,%zmm19,%zmm0
vpsrld	$23,%zmm21,%zmm7
vpsubd	%zmm7,%zmm4,%zmm4
vpaddd	%zmm0,%zmm4,%zmm4
vpternlogd	$236,%zmm17,%zmm23,%zmm19
vpternlogd	$236,%zmm17,%zmm23,%zmm21
vbroadcastss	98f(%rip),%zmm0 {%k1} {z}
vaddps	%zmm0,%zmm22,%zmm22
vaddps	%zmm26,%zmm14,%zmm12
vaddps	%zmm26,%zmm13,%zmm15
je	47f
vmovups	%zmm11,496(%rsp)
vmovups	%zmm9,240(%rsp)
vmovdqa64	%zmm21,%zmm11
vmovdqa64	%zmm19,%zmm9
leaq	-2(%r13),%r8
testq	%r8,%r8
je	44f
movl	$1,%r8d
vbroadcastss	327f(%rip),%zmm21
vmovdqa64	%zmm17,%zmm19
.p2align	4
37:
vmovaps	-64(%rdx),%zmm0
vmovaps	(%rdx),%zmm7
vcmpltps	%zmm24,%zmm7,%k1
vmovaps	%zmm0,%zmm16 {%k1} {z}
vaddps	%zmm25,%zmm16,%zmm17
vfmadd213ps	%zmm27,%zmm16,%zmm17
vfmadd213ps	%zmm28,%zmm16,%zmm17
vaddps	%zmm29,%zmm16,%zmm18
vfmadd213ps	%zmm21,%zmm16,%zmm18
vcmpltps	%zmm16,%zmm26,%k1
vmulps	%zmm17,%zmm9,%zmm9 {%k1}
vmulps	%zmm18,%zmm11,%zmm11 {%k1}
vpsrld	$23,%zmm9,%zmm16
vpsrld	$23,%zmm11,%zmm17
vpsubd	%zmm17,%zmm4,%zmm4
vpaddd	%zmm16,%zmm4,%zmm4
vpternlogd	$236,%zmm19,%zmm23,%zmm9
vpternlogd	$236,%zmm19,%zmm23,%zmm11
vbroadcastss	98f(%rip),%zmm16 {%k1} {z}
vaddps	%zmm16,%zmm22,%zmm22
vsubps	%zmm7,%zmm0,%zmm0
vaddps	%zmm0,%zmm12,%zmm12
vaddps	%zmm7,%zmm15,%zmm15
leaq	(%r15,%r8),%r10
incq	%r10
incq	%r8
subq	$-128,%rdx
cmpq	$1,%r10
jne	37b
jmp	45f
.p2align	4
38:
vaddps	%zmm13,%zmm8,%zmm8
addq	32(%rsp),%rdx
vsubps	%zmm13,%zmm0,%zmm14
cmpq	$1,%r13
jne	33b
39:
vaddps	%zmm14,%zmm3,%zmm3
vaddps	%zmm26,%zmm14,%zmm12
vaddps	%zmm26,%zmm13,%zmm15
je	47f
42:
leaq	-2(%r13),%r8
testq	%r8,%r8
je	49f
movl	$1,%r8d
.p2align	4
43:
vmovaps	-64(%rdx),%zmm0
vmovaps	(%rdx),%zmm7
vsubps	%zmm7,%zmm0,%zmm0
vaddps	%zmm0,%zmm12,%zmm12
vaddps	%zmm7,%zmm15,%zmm15
leaq	(%r15,%r8),%r10
incq	%r10
incq	%r8
subq	$-128,%rdx
cmpq	$1,%r10
jne	43b
jmp	52f
44:
movl	$1,%r8d
vbroadcastss	327f(%rip),%zmm21
45:
movq	%r8,%rdx
shlq	$7,%rdx
vmovaps	(%r12,%rdx),%zmm7
vmovaps	64(%r12,%rdx),%zmm0
vcmpltps	%zmm24,%zmm0,%k1
vmovaps	%zmm7,%zmm17 {%k1} {z}
vaddps	%zmm25,%zmm17,%zmm16
vfmadd213ps	%zmm27,%zmm17,%zmm16
vfmadd213ps	%zmm28,%zmm17,%zmm16
vaddps	%zmm29,%zmm17,%zmm18
vfmadd213ps	%zmm21,%zmm17,%zmm18
vsubps	%zmm0,%zmm7,%zmm7
incq	%r8
cmpq	%r13,%r8
jne	46f
vaddps	%zmm7,%zmm3,%zmm3
vaddps	%zmm0,%zmm8,%zmm8
46:
vmovdqa64	%zmm9,%zmm19
vmovdqa64	%zmm11,%zmm21
vmovups	240(%rsp),%zmm9
vcmpltps	%zmm17,%zmm26,%k1
vmulps	%zmm16,%zmm19,%zmm19 {%k1}
vmulps	%zmm18,%zmm11,%zmm21 {%k1}
vpsrld	$23,%zmm19,%zmm16
vpsrld	$23,%zmm21,%zmm17
vpsubd	%zmm17,%zmm4,%zmm4
vpaddd	%zmm16,%zmm4,%zmm4
vpbroadcastd	328f(%rip),%zmm17
vpternlogd	$236,%zmm17,%zmm23,%zmm19
vpternlogd	$236,%zmm17,%zmm23,%zmm21
vbroadcastss	98f(%rip),%zmm16 {%k1} {z}
vaddps	%zmm16,%zmm22,%zmm22
vaddps	%zmm7,%zmm12,%zmm12
vaddps	%zmm0,%zmm15,%zmm15
vbroadcastss	327f(%rip),%zmm16
vmovups	496(%rsp),%zmm11
47:
testq	%r9,%r9
jne	9b
48:
vaddps	%zmm12,%zmm9,%zmm9
vaddps	%zmm15,%zmm11,%zmm11
jmp	9b
49:
movl	$1,%r8d
52:
movq	%r8,%rdx
shlq	$7,%rdx
vmovaps	(%r12,%rdx),%zmm7
vmovaps	64(%r12,%rdx),%zmm0
vsubps	%zmm0,%zmm7,%zmm7
incq	%r8
cmpq	%r13,%r8
jne	53f
vaddps	%zmm7,%zmm3,%zmm3
vaddps	%zmm0,%zmm8,%zmm8
53:
vaddps	%zmm7,%zmm12,%zmm12
vaddps	%zmm0,%zmm15,%zmm15
testq	%r9,%r9
jne	9b
jmp	48b
.p2align	4
54:
vbroadcastss	329f(%rip),%zmm14
vmulps	%zmm14,%zmm11,%zmm0
vrndscaleps	$8,%zmm0,%zmm13
vmulps	%zmm14,%zmm15,%zmm0
vrndscaleps	$8,%zmm0,%zmm11
vmulps	%zmm14,%zmm10,%zmm0
vrndscaleps	$8,%zmm0,%zmm7
vmulps	%zmm14,%zmm8,%zmm0
vrndscaleps	$8,%zmm0,%zmm0
vmulps	%zmm14,%zmm6,%zmm6
vrndscaleps	$8,%zmm6,%zmm6
vcvtudq2ps	%zmm4,%zmm4
vaddps	332f(%rip){1to16},%zmm4,%zmm4
vmovups	%zmm4,4272(%rsp)
vbroadcastss	333f(%rip),%zmm10
jmp	56f
55:
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm4,4272(%rsp)
vmovaps	%zmm31,%zmm21
vmovaps	%zmm31,%zmm19
56:
vcvtusi2ss	%r13d,%xmm31,%xmm4
vbroadcastss	%xmm4,%zmm4
vsubps	%zmm13,%zmm4,%zmm8
vmaxps	%zmm31,%zmm8,%zmm8
vdivps	%zmm8,%zmm31,%zmm8
vmulps	%zmm8,%zmm9,%zmm8
vsubps	%zmm11,%zmm4,%zmm9
vmaxps	%zmm31,%zmm9,%zmm9
vdivps	%zmm9,%zmm31,%zmm9
vmulps	%zmm9,%zmm12,%zmm9
vsubps	%zmm7,%zmm4,%zmm7
vmaxps	%zmm31,%zmm7,%zmm7
vdivps	%zmm7,%zmm31,%zmm7
vmulps	%zmm7,%zmm5,%zmm5
vsubps	%zmm0,%zmm4,%zmm0
vmaxps	%zmm31,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmulps	%zmm0,%zmm3,%zmm0
vminps	%zmm8,%zmm9,%zmm3
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm9,%zmm3 {%k1}
vmaxps	%zmm8,%zmm9,%zmm7
vmovaps	%zmm9,%zmm7 {%k1}
vminps	%zmm5,%zmm0,%zmm8
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm0,%zmm8 {%k1}
vmaxps	%zmm5,%zmm0,%zmm5
vmovaps	%zmm0,%zmm5 {%k1}
vminps	%zmm3,%zmm8,%zmm0
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm8,%zmm0 {%k1}
vmaxps	%zmm3,%zmm8,%zmm3
vmovaps	%zmm8,%zmm3 {%k1}
vminps	%zmm7,%zmm5,%zmm8
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm5,%zmm8 {%k1}
vminps	%zmm3,%zmm8,%zmm5
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm8,%zmm5 {%k1}
vaddps	%zmm5,%zmm0,%zmm0
vmulps	%zmm10,%zmm0,%zmm3
vmaxps	%zmm2,%zmm3,%zmm0
vmulps	%zmm20,%zmm0,%zmm7
testq	%r13,%r13
je	64f
leaq	(,%r13,2),%rax
movl	%r13d,%edx
andl	$-2,%edx
movq	24(%rsp),%r8
imulq	%rbx,%r8
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm2,%xmm2,%xmm2
xorl	%r9d,%r9d
jmp	62f
.p2align	4
57:
vxorps	%xmm10,%xmm10,%xmm10
xorl	%r14d,%r14d
58:
vmovaps	%zmm9,%zmm11
vmovaps	%zmm0,%zmm9
movl	%eax,%r10d
imull	%r9d,%r10d
addl	%esi,%r10d
andl	$2147483646,%r10d
shlq	$6,%r10
vcvtsi2ss	%r14,%xmm31,%xmm12
addq	48(%rsp),%r10
shlq	$7,%r14
vmovaps	(%r10,%r14),%zmm0
vmovaps	64(%r10,%r14),%zmm13
vsubps	%zmm13,%zmm0,%zmm0
vsubps	%zmm3,%zmm0,%zmm0
vmaxps	%zmm26,%zmm0,%zmm0
vfmadd132ps	%zmm20,%zmm7,%zmm13
vfmsub231ps	%zmm0,%zmm0,%zmm13
vmaxps	%zmm26,%zmm13,%zmm13
vbroadcastss	%xmm12,%zmm0
vaddps	%zmm13,%zmm10,%zmm10
vfmadd213ps	%zmm9,%zmm13,%zmm0
vmulss	%xmm12,%xmm12,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm11,%zmm13,%zmm9
59:
vcvtsi2ss	%r9,%xmm31,%xmm11
vbroadcastss	%xmm11,%zmm12
vaddps	%zmm10,%zmm5,%zmm5
vfmadd231ps	%zmm12,%zmm10,%zmm8
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd231ps	%zmm11,%zmm10,%zmm2
incq	%r9
addq	%rax,%r8
cmpq	%r13,%r9
je	65f
62:
cmpl	$1,%r13d
je	57b
movl	%r8d,%r15d
shrl	%r15d
andl	$1073741823,%r15d
shlq	$7,%r15
addq	32(%rsp),%r15
vxorps	%xmm10,%xmm10,%xmm10
xorl	%r14d,%r14d
.p2align	4
63:
vmovaps	-192(%r15),%zmm11
vmovaps	-128(%r15),%zmm12
vmovaps	-64(%r15),%zmm13
vmovaps	(%r15),%zmm14
vsubps	%zmm12,%zmm11,%zmm11
vsubps	%zmm3,%zmm11,%zmm11
vmaxps	%zmm26,%zmm11,%zmm11
vfmadd213ps	%zmm7,%zmm20,%zmm12
vfmsub231ps	%zmm11,%zmm11,%zmm12
vmaxps	%zmm26,%zmm12,%zmm11
vcvtsi2ss	%r14,%xmm31,%xmm12
vbroadcastss	%xmm12,%zmm15
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm0,%zmm11,%zmm15
vmulss	%xmm12,%xmm12,%xmm0
vbroadcastss	%xmm0,%zmm12
vfmadd213ps	%zmm9,%zmm11,%zmm12
vsubps	%zmm14,%zmm13,%zmm0
vsubps	%zmm3,%zmm0,%zmm0
vmaxps	%zmm26,%zmm0,%zmm0
vfmadd213ps	%zmm7,%zmm20,%zmm14
vfmsub231ps	%zmm0,%zmm0,%zmm14
vmaxps	%zmm26,%zmm14,%zmm11
leaq	1(%r14),%r10
vcvtsi2ss	%r10,%xmm31,%xmm9
vbroadcastss	%xmm9,%zmm0
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm15,%zmm11,%zmm0
vmulss	%xmm9,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm12,%zmm11,%zmm9
addq	$2,%r14
addq	$256,%r15
cmpq	%rdx,%r14
jne	63b
testb	$1,%r13b
jne	58b
jmp	59b
64:
xorl	%eax,%eax
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm5,%xmm5,%xmm5
65:
vmovdqu64	%zmm21,4720(%rsp)
vmovdqu64	%zmm19,4784(%rsp)
vmovups	%zmm22,4848(%rsp)
vcvtusi2ss	%rbx,%xmm31,%xmm7
vandps	334f(%rip){1to16},%zmm1,%zmm10
vbroadcastss	%xmm7,%zmm7
vmaxps	337f(%rip){1to16},%zmm5,%zmm11
vdivps	%zmm11,%zmm31,%zmm11
vsubps	%zmm6,%zmm7,%zmm13
vcmpgtps	338f(%rip){1to16},%zmm5,%k1
vaddps	339f(%rip){1to16},%zmm4,%zmm4
vdivps	342f(%rip){1to16},%zmm7,%zmm6
vbroadcastss	333f(%rip),%zmm14
vmulps	%zmm14,%zmm4,%zmm4
vmovaps	%zmm4,%zmm7
vmulps	%zmm11,%zmm0,%zmm7 {%k1}
vmulps	%zmm11,%zmm9,%zmm0
vfnmadd231ps	%zmm7,%zmm7,%zmm0
vaddps	%zmm0,%zmm0,%zmm0
vminps	%zmm0,%zmm6,%zmm9
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm6,%zmm9 {%k2}
vbroadcastss	343f(%rip),%zmm12
vmaxps	%zmm12,%zmm9,%zmm0
vsqrtps	%zmm0,%zmm0
vpcmpgtd	336f(%rip){1to16},%zmm10,%k0
vmulps	%zmm11,%zmm8,%zmm4 {%k1}
vmulps	%zmm11,%zmm2,%zmm2
vfnmadd231ps	%zmm4,%zmm4,%zmm2
vaddps	%zmm2,%zmm2,%zmm2
vminps	%zmm2,%zmm6,%zmm8
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm6,%zmm8 {%k1}
vmaxps	%zmm12,%zmm8,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	344f(%rip){1to16},%zmm0,%zmm6
vmulps	%zmm6,%zmm2,%zmm6
vmulps	%zmm6,%zmm5,%zmm5
vsqrtps	%zmm5,%zmm5
vfnmadd231ps	%zmm13,%zmm3,%zmm1
vmaxps	%zmm1,%zmm5,%zmm6
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm5,%zmm6 {%k1}
vfmadd231ps	28(%r11){1to16},%zmm2,%zmm0
vmaxps	%zmm31,%zmm6,%zmm1
vmulps	%zmm14,%zmm0,%zmm0
vbroadcastss	20(%r11),%zmm2
vpxord	%xmm17,%xmm17,%xmm17
vcmpltps	%zmm2,%zmm17,%k1
vbroadcastss	52(%r11),%zmm15
vbroadcastss	76(%r11),%zmm16
vbroadcastss	56(%r11),%zmm12
vbroadcastss	80(%r11),%zmm14
vbroadcastss	60(%r11),%zmm10
vbroadcastss	84(%r11),%zmm11
vbroadcastss	64(%r11),%zmm8
vbroadcastss	88(%r11),%zmm9
vbroadcastss	68(%r11),%zmm5
vmovaps	%zmm2,%zmm0 {%k1}
vbroadcastss	92(%r11),%zmm6
vminps	%zmm7,%zmm16,%zmm2
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	%zmm16,3632(%rsp)
vmovaps	%zmm16,%zmm2 {%k1}
vmaxps	%zmm2,%zmm15,%zmm7
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm15,3696(%rsp)
vmovaps	%zmm15,%zmm7 {%k1}
vmovups	%zmm7,1200(%rsp)
vminps	%zmm4,%zmm14,%zmm2
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm14,2736(%rsp)
vmovaps	%zmm14,%zmm2 {%k1}
vmaxps	%zmm2,%zmm12,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm12,2800(%rsp)
vmovaps	%zmm12,%zmm4 {%k1}
vmovups	%zmm4,816(%rsp)
vmovups	%zmm11,2864(%rsp)
vminps	%zmm1,%zmm11,%zmm1
vmovups	%zmm10,2928(%rsp)
vmaxps	%zmm1,%zmm10,%zmm28
vminps	%zmm3,%zmm9,%zmm1
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm9,2992(%rsp)
vmovaps	%zmm9,%zmm1 {%k1}
vmaxps	%zmm1,%zmm8,%zmm15
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm8,3056(%rsp)
vmovaps	%zmm8,%zmm15 {%k1}
vminps	%zmm0,%zmm6,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm6,%zmm1 {%k1}
vmaxps	%zmm1,%zmm5,%zmm3
vmovups	%zmm13,4656(%rsp)
vbroadcastss	345f(%rip),%zmm2
vcmpltps	%zmm2,%zmm13,%k1
korw	%k1,%k0,%k1
vcmpunordps	%zmm1,%zmm1,%k2
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2672(%rsp)
vblendmps	%zmm17,%zmm31,%zmm9 {%k1}
vbroadcastss	346f(%rip),%zmm1
vblendmps	%zmm1,%zmm2,%zmm0 {%k1}
vmovups	%zmm0,3312(%rsp)
vcvtusi2ssl	688(%rsp),%xmm31,%xmm0
vmovaps	%zmm5,%zmm3 {%k2}
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4336(%rsp)
vmovups	%zmm5,3184(%rsp)
vmovups	%zmm6,3120(%rsp)
vsubss	%xmm5,%xmm6,%xmm0
vmulss	343f(%rip),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4912(%rsp)
movq	%r13,%rdx
shlq	$6,%rdx
leaq	(%rdx,%rdx,4),%r15
movq	24(%rsp),%r10
imulq	%rbx,%r10
movq	%r13,%rsi
shlq	$7,%rsi
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2288(%rsp)
vmovups	%zmm0,2352(%rsp)
vmovups	%zmm0,2416(%rsp)
vmovups	%zmm0,2544(%rsp)
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm0,2480(%rsp)
vmovups	%zmm31,2608(%rsp)
vbroadcastss	348f(%rip),%zmm0
vmovups	%zmm0,3888(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,1712(%rsp)
vmovups	%zmm0,3248(%rsp)
vmovups	%zmm1,2224(%rsp)
vbroadcastss	347f(%rip),%zmm0
vmovups	%zmm0,3952(%rsp)
vbroadcastss	336f(%rip),%zmm0
vmovups	%zmm0,3824(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3376(%rsp)
jmp	67f
.p2align	4
66:
vfmadd213ps	%zmm24,%zmm7,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vminps	%zmm3,%zmm26,%zmm0
vmovaps	%zmm26,%zmm0 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vmaxps	%zmm0,%zmm28,%zmm0
vmovaps	%zmm28,%zmm0 {%k4}
vmovaps	%zmm24,%zmm0 {%k2}
vsubps	%zmm24,%zmm0,%zmm3
vmovups	2672(%rsp),%zmm9
vblendmps	%zmm9,%zmm3,%zmm9 {%k2}
vmovups	688(%rsp),%zmm14
vfmadd213ps	%zmm29,%zmm3,%zmm14
vfmadd213ps	%zmm25,%zmm7,%zmm23
vcmpunordps	%zmm23,%zmm23,%k4
vminps	%zmm23,%zmm22,%zmm1
vmovaps	%zmm22,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmaxps	%zmm1,%zmm13,%zmm1
vmovaps	%zmm13,%zmm1 {%k4}
vmovaps	%zmm25,%zmm1 {%k2}
vsubps	%zmm25,%zmm1,%zmm3
vmovups	2288(%rsp),%zmm11
vblendmps	%zmm11,%zmm3,%zmm11 {%k2}
vdivps	%zmm6,%zmm31,%zmm8
vmovups	496(%rsp),%zmm18
vfmadd213ps	%zmm14,%zmm3,%zmm18
vmovups	%zmm9,2672(%rsp)
vmulps	%zmm9,%zmm8,%zmm3
vmovups	624(%rsp),%zmm9
vmovups	1648(%rsp),%zmm13
vfnmadd213ps	%zmm13,%zmm3,%zmm9
vmovups	1456(%rsp),%zmm12
vmovups	1584(%rsp),%zmm17
vfnmadd213ps	%zmm17,%zmm3,%zmm12
vmovups	%zmm11,2288(%rsp)
vmulps	%zmm11,%zmm8,%zmm3
vmovups	1392(%rsp),%zmm11
vfnmadd213ps	%zmm9,%zmm3,%zmm11
vmovups	1520(%rsp),%zmm9
vfnmadd213ps	%zmm12,%zmm3,%zmm9
vmovups	3248(%rsp),%zmm3
vmovaps	%zmm3,%zmm21 {%k3}
vcmpnltps	%zmm2,%zmm7,%k4
vmovups	3888(%rsp),%zmm2
vblendmps	%zmm2,%zmm10,%zmm2 {%k2}
vmovups	%zmm2,3888(%rsp)
vmulps	%zmm10,%zmm4,%zmm2
vmulps	436f(%rip){1to16},%zmm2,%zmm2
vcmpunordps	%zmm10,%zmm10,%k5
vminps	%zmm10,%zmm2,%zmm3
vmovaps	%zmm2,%zmm3 {%k5}
vcmpnleps	%zmm16,%zmm3,%k5
vmovups	2224(%rsp),%zmm2
vmovaps	%zmm2,%zmm16 {%k3}
vcmpnleps	%zmm7,%zmm6,%k6
korw	%k5,%k1,%k1
korw	%k6,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm31,%zmm2 {%k1} {z}
vmovups	1712(%rsp),%zmm3
vmovaps	%zmm3,%zmm2 {%k3}
vmovups	2608(%rsp),%zmm3
vblendmps	%zmm3,%zmm7,%zmm3 {%k2}
vmovups	%zmm3,2608(%rsp)
vmovups	560(%rsp),%zmm4
vfmadd213ps	%zmm4,%zmm7,%zmm20
vcmpunordps	%zmm20,%zmm20,%k1
vmovups	3120(%rsp),%zmm7
vminps	%zmm20,%zmm7,%zmm3
vmovaps	%zmm7,%zmm3 {%k1}
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	3184(%rsp),%zmm7
vmaxps	%zmm3,%zmm7,%zmm14
vmovaps	%zmm7,%zmm14 {%k1}
vmovaps	%zmm4,%zmm14 {%k2}
vsubps	%zmm4,%zmm14,%zmm3
vmovups	240(%rsp),%zmm12
vfmadd213ps	%zmm18,%zmm3,%zmm12
vmovups	2544(%rsp),%zmm4
vblendmps	%zmm4,%zmm3,%zmm4 {%k2}
vmovups	%zmm4,2544(%rsp)
vmulps	%zmm4,%zmm8,%zmm3
vmovups	1776(%rsp),%zmm7
vfnmadd213ps	%zmm11,%zmm3,%zmm7
vmovups	2160(%rsp),%zmm4
vfnmadd213ps	%zmm9,%zmm3,%zmm4
vmovups	5104(%rsp),%zmm10
vmulps	%zmm7,%zmm10,%zmm3
vmulps	1136(%rsp),%zmm10,%zmm7
vmovups	1840(%rsp),%zmm11
vmulps	%zmm7,%zmm11,%zmm8
vmulps	%zmm3,%zmm8,%zmm9
vfmsub231ps	%zmm4,%zmm11,%zmm9
vfnmadd213ps	%zmm31,%zmm8,%zmm8
vmaxps	425f(%rip){1to16},%zmm8,%zmm8
vdivps	%zmm8,%zmm31,%zmm8
vmulps	%zmm9,%zmm8,%zmm8
vmulps	%zmm8,%zmm11,%zmm8
vmulps	%zmm3,%zmm10,%zmm3
vmulps	%zmm10,%zmm7,%zmm7
vmulps	%zmm8,%zmm6,%zmm8
vbroadcastss	443f(%rip),%zmm10
vmulps	%zmm10,%zmm15,%zmm9
vcmpunordps	%zmm8,%zmm8,%k1
vmaxps	%zmm8,%zmm9,%zmm8
vmovaps	%zmm9,%zmm8 {%k1}
vaddps	%zmm8,%zmm15,%zmm8
vcmpunordps	%zmm8,%zmm8,%k1
vmovups	2992(%rsp),%zmm4
vminps	%zmm8,%zmm4,%zmm8
vmovaps	%zmm4,%zmm8 {%k1}
vcmpunordps	%zmm8,%zmm8,%k1
vmovups	3056(%rsp),%zmm4
vmaxps	%zmm8,%zmm4,%zmm8
vmovaps	%zmm4,%zmm8 {%k1}
vmovaps	%zmm15,%zmm8 {%k2}
vsubps	%zmm15,%zmm8,%zmm9
vfmadd231ps	%zmm17,%zmm9,%zmm12
vmulps	%zmm3,%zmm6,%zmm3
vfnmadd231ps	%zmm7,%zmm9,%zmm3
vmovups	2416(%rsp),%zmm4
vblendmps	%zmm4,%zmm9,%zmm4 {%k2}
vmovups	%zmm4,2416(%rsp)
vmovups	880(%rsp),%zmm4
vmulps	%zmm10,%zmm4,%zmm6
vcmpunordps	%zmm3,%zmm3,%k1
vmaxps	%zmm3,%zmm6,%zmm3
vmovaps	%zmm6,%zmm3 {%k1}
vaddps	%zmm3,%zmm4,%zmm3
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm27,%zmm3
vmovaps	%zmm27,%zmm3 {%k1}
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	2928(%rsp),%zmm6
vmaxps	%zmm3,%zmm6,%zmm3
vmovaps	%zmm6,%zmm3 {%k1}
vmovaps	%zmm4,%zmm3 {%k2}
vsubps	%zmm4,%zmm3,%zmm6
vfmadd231ps	%zmm6,%zmm13,%zmm12 {%k4} {z}
vmovups	2352(%rsp),%zmm4
vblendmps	%zmm4,%zmm6,%zmm4 {%k2}
vmovups	%zmm4,2352(%rsp)
vmovups	2480(%rsp),%zmm4
vmovaps	%zmm4,%zmm12 {%k2}
knotw	%k0,%k1
vmovups	176(%rsp),%zmm4
vmovaps	%zmm4,%zmm4 {%k1} {z}
vmovups	4336(%rsp),%zmm6
vcmpgtps	3376(%rsp),%zmm6,%k1
vaddps	3760(%rsp),%zmm4,%zmm9 {%k1} {z}
vmovdqa32	%zmm5,%zmm4 {%k2} {z}
vmovups	%zmm0,1200(%rsp)
vmovups	%zmm1,816(%rsp)
vmovaps	%zmm3,%zmm28
vmovaps	%zmm14,%zmm3
vmovaps	%zmm8,%zmm15
vmovups	%zmm12,2480(%rsp)
vmovups	%zmm2,1712(%rsp)
vmovups	%zmm21,3248(%rsp)
vmovups	%zmm16,2224(%rsp)
67:
vpslld	$31,%zmm4,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,14(%rsp)
knotw	%k0,%k0
kmovw	%k0,12(%rsp)
vpandd	349f(%rip){1to16},%zmm4,%zmm0
vmovdqu64	%zmm0,5360(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,10(%rsp)
vpandd	352f(%rip){1to16},%zmm4,%zmm0
vmovdqu64	%zmm0,5296(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,8(%rsp)
vpandd	353f(%rip){1to16},%zmm4,%zmm0
vmovdqu64	%zmm0,5232(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,6(%rsp)
vmovups	%zmm4,4976(%rsp)
vpandd	354f(%rip){1to16},%zmm4,%zmm0
vmovdqu64	%zmm0,5168(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,4(%rsp)
vbroadcastss	333f(%rip),%zmm10
vxorps	%xmm2,%xmm2,%xmm2
.p2align	4
68:
vmovups	%zmm15,752(%rsp)
vmovups	%zmm9,4592(%rsp)
vaddss	%xmm2,%xmm9,%xmm0
vmovshdup	%xmm9,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm9,%xmm9,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm9,%xmm9,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm9,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm9,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm9,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm7
vbroadcastss	24(%r11),%zmm0
vmovups	%zmm0,4208(%rsp)
vmulps	%zmm0,%zmm3,%zmm0
vmovups	%zmm0,4144(%rsp)
testq	%r13,%r13
vxorps	%xmm22,%xmm22,%xmm22
vmovups	%zmm3,4080(%rsp)
vmovss	%xmm7,1904(%rsp)
je	76f
vmovups	%zmm28,880(%rsp)
vdivps	%zmm3,%zmm31,%zmm0
vmulps	355f(%rip){1to16},%zmm0,%zmm1
vbroadcastss	356f(%rip),%zmm7
vmovups	1200(%rsp),%zmm2
vmovaps	%zmm2,%zmm15
vsubps	%zmm2,%zmm7,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vbroadcastss	357f(%rip),%zmm17
vxorps	%zmm17,%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vbroadcastss	358f(%rip),%zmm18
vmaxps	%zmm18,%zmm3,%zmm3
vbroadcastss	359f(%rip),%zmm19
vmulps	%zmm19,%zmm3,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vbroadcastss	362f(%rip),%zmm20
vfmadd231ps	%zmm20,%zmm5,%zmm3
vbroadcastss	363f(%rip),%zmm21
vfmadd231ps	%zmm21,%zmm5,%zmm3
vmulps	%zmm19,%zmm3,%zmm3
vbroadcastss	364f(%rip),%zmm6
vbroadcastss	365f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm3,%zmm6
vbroadcastss	366f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm3,%zmm6
vbroadcastss	367f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm3,%zmm6
vbroadcastss	368f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm3,%zmm6
vfmadd213ps	%zmm31,%zmm3,%zmm6
vbroadcastss	369f(%rip),%zmm29
vaddps	%zmm29,%zmm5,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vbroadcastss	334f(%rip),%zmm16
vandps	%zmm16,%zmm2,%zmm5
vbroadcastss	372f(%rip),%zmm30
vfmadd132ps	%zmm30,%zmm31,%zmm5
vdivps	%zmm5,%zmm31,%zmm5
vbroadcastss	373f(%rip),%zmm28
vmovaps	%zmm28,%zmm6
vbroadcastss	374f(%rip),%zmm27
vfmadd213ps	%zmm27,%zmm5,%zmm6
vbroadcastss	375f(%rip),%zmm17
vfmadd213ps	%zmm17,%zmm5,%zmm6
vbroadcastss	376f(%rip),%zmm18
vfmadd213ps	%zmm18,%zmm5,%zmm6
vbroadcastss	377f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm5,%zmm6
vbroadcastss	378f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm5,%zmm6
vbroadcastss	379f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm5,%zmm6
vbroadcastss	382f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm5,%zmm6
vbroadcastss	383f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm2,%k1
vblendmps	%zmm7,%zmm10,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	384f(%rip){1to16},%zmm0,%zmm4
vmulps	385f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm1,%zmm6
movq	%rbp,%r9
xorl	%r14d,%r14d
vmovss	333f(%rip),%xmm25
vbroadcastss	386f(%rip),%zmm26
vmovaps	%zmm10,%zmm29
.p2align	4
69:
vcvtsi2ss	%r14,%xmm31,%xmm7
vaddss	%xmm25,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm15,%zmm7,%zmm7
vmulps	%zmm7,%zmm1,%zmm7
vxorps	357f(%rip){1to16},%zmm7,%zmm11
vmulps	%zmm11,%zmm7,%zmm10
vmaxps	358f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm19,%zmm10,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	362f(%rip){1to16},%zmm12,%zmm10
vfmadd231ps	363f(%rip){1to16},%zmm12,%zmm10
vmulps	%zmm19,%zmm10,%zmm10
vbroadcastss	364f(%rip),%zmm13
vfmadd213ps	365f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	366f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	367f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	368f(%rip){1to16},%zmm10,%zmm13
vaddps	369f(%rip){1to16},%zmm12,%zmm12
vcvttps2udq	%zmm12,%zmm12
vfmadd213ps	%zmm31,%zmm10,%zmm13
vandps	%zmm16,%zmm7,%zmm10
vfmadd132ps	%zmm30,%zmm31,%zmm10
vdivps	%zmm10,%zmm31,%zmm14
vpslld	$23,%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vmovaps	%zmm28,%zmm12
vfmadd213ps	%zmm27,%zmm14,%zmm12
vfmadd213ps	%zmm17,%zmm14,%zmm12
vfmadd213ps	%zmm18,%zmm14,%zmm12
vfmadd213ps	%zmm20,%zmm14,%zmm12
vfmadd213ps	%zmm21,%zmm14,%zmm12
vfmadd213ps	%zmm22,%zmm14,%zmm12
vfmadd213ps	%zmm23,%zmm14,%zmm12
vfmadd213ps	%zmm24,%zmm14,%zmm12
vcmpltps	%zmm11,%zmm7,%k1
vblendmps	356f(%rip){1to16},%zmm29,%zmm11 {%k1}
vmulps	%zmm12,%zmm14,%zmm12
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm12,%zmm11,%zmm12
vsubps	%zmm8,%zmm11,%zmm8
vsubps	%zmm12,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm3,%zmm2,%zmm9
vmulps	%zmm26,%zmm2,%zmm13
vfmadd213ps	%zmm31,%zmm2,%zmm13
vmovaps	%zmm8,-256(%r9)
vmulps	%zmm13,%zmm3,%zmm8
vmulps	%zmm26,%zmm7,%zmm13
vfmadd213ps	%zmm31,%zmm7,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmulps	%zmm2,%zmm8,%zmm2
vsubps	%zmm8,%zmm13,%zmm8
vfmsub231ps	%zmm13,%zmm7,%zmm2
vsubps	%zmm10,%zmm3,%zmm3
vmulps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm3,-192(%r9)
vmulps	%zmm9,%zmm5,%zmm3
vfmsub213ps	%zmm3,%zmm5,%zmm2
vmovaps	%zmm3,-128(%r9)
vmulps	%zmm8,%zmm6,%zmm3
vmovaps	%zmm3,-64(%r9)
vmulps	%zmm2,%zmm0,%zmm2
vmovaps	%zmm2,(%r9)
incq	%r14
addq	$320,%r9
vmovaps	%zmm7,%zmm2
vmovaps	%zmm10,%zmm3
vmovaps	%zmm12,%zmm9
vmovaps	%zmm11,%zmm8
cmpq	%r14,%r13
jne	69b
vdivps	4144(%rsp),%zmm31,%zmm0
vmulps	355f(%rip){1to16},%zmm0,%zmm1
vbroadcastss	356f(%rip),%zmm7
vmovups	816(%rsp),%zmm13
vsubps	%zmm13,%zmm7,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vxorps	357f(%rip){1to16},%zmm2,%zmm4
vmulps	%zmm4,%zmm2,%zmm3
vmaxps	358f(%rip){1to16},%zmm3,%zmm3
vmulps	%zmm19,%zmm3,%zmm5
vrndscaleps	$8,%zmm5,%zmm5
vfmadd231ps	362f(%rip){1to16},%zmm5,%zmm3
vfmadd231ps	363f(%rip){1to16},%zmm5,%zmm3
vmulps	%zmm19,%zmm3,%zmm3
vbroadcastss	364f(%rip),%zmm6
vfmadd213ps	365f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	366f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	367f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	368f(%rip){1to16},%zmm3,%zmm6
vfmadd213ps	%zmm31,%zmm3,%zmm6
vaddps	369f(%rip){1to16},%zmm5,%zmm3
vcvttps2udq	%zmm3,%zmm3
vpslld	$23,%zmm3,%zmm3
vmulps	%zmm3,%zmm6,%zmm3
vandps	%zmm16,%zmm2,%zmm5
vfmadd132ps	%zmm30,%zmm31,%zmm5
vdivps	%zmm5,%zmm31,%zmm5
vmovaps	%zmm28,%zmm6
vfmadd213ps	%zmm27,%zmm5,%zmm6
vfmadd213ps	%zmm17,%zmm5,%zmm6
vfmadd213ps	%zmm18,%zmm5,%zmm6
vfmadd213ps	%zmm20,%zmm5,%zmm6
vfmadd213ps	%zmm21,%zmm5,%zmm6
vfmadd213ps	%zmm22,%zmm5,%zmm6
vfmadd213ps	%zmm23,%zmm5,%zmm6
vfmadd213ps	%zmm24,%zmm5,%zmm6
vcmpltps	%zmm4,%zmm2,%k1
vblendmps	%zmm7,%zmm29,%zmm8 {%k1}
vmulps	%zmm6,%zmm5,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm9
vmulps	384f(%rip){1to16},%zmm0,%zmm4
vmulps	385f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm1,%zmm6
leaq	(%r15,%rbp),%r9
xorl	%r14d,%r14d
.p2align	4
72:
vcvtsi2ss	%r14,%xmm15,%xmm7
vaddss	%xmm25,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm13,%zmm7,%zmm7
vmulps	%zmm7,%zmm1,%zmm7
vxorps	357f(%rip){1to16},%zmm7,%zmm11
vmulps	%zmm11,%zmm7,%zmm10
vmaxps	358f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm19,%zmm10,%zmm12
vrndscaleps	$8,%zmm12,%zmm12
vfmadd231ps	362f(%rip){1to16},%zmm12,%zmm10
vfmadd231ps	363f(%rip){1to16},%zmm12,%zmm10
vmulps	%zmm19,%zmm10,%zmm10
vbroadcastss	364f(%rip),%zmm13
vfmadd213ps	365f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	366f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	367f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	368f(%rip){1to16},%zmm10,%zmm13
vaddps	369f(%rip){1to16},%zmm12,%zmm12
vcvttps2udq	%zmm12,%zmm12
vfmadd213ps	%zmm31,%zmm10,%zmm13
vandps	%zmm16,%zmm7,%zmm10
vfmadd132ps	%zmm30,%zmm31,%zmm10
vdivps	%zmm10,%zmm31,%zmm14
vpslld	$23,%zmm12,%zmm10
vmulps	%zmm10,%zmm13,%zmm10
vmovaps	%zmm28,%zmm12
vfmadd213ps	%zmm27,%zmm14,%zmm12
vfmadd213ps	%zmm17,%zmm14,%zmm12
vfmadd213ps	%zmm18,%zmm14,%zmm12
vfmadd213ps	%zmm20,%zmm14,%zmm12
vfmadd213ps	%zmm21,%zmm14,%zmm12
vfmadd213ps	%zmm22,%zmm14,%zmm12
vfmadd213ps	%zmm23,%zmm14,%zmm12
vfmadd213ps	%zmm24,%zmm14,%zmm12
vcmpltps	%zmm11,%zmm7,%k1
vblendmps	356f(%rip){1to16},%zmm29,%zmm11 {%k1}
vmulps	%zmm12,%zmm14,%zmm12
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm12,%zmm11,%zmm12
vsubps	%zmm8,%zmm11,%zmm8
vsubps	%zmm12,%zmm9,%zmm9
vaddps	%zmm9,%zmm8,%zmm8
vmulps	%zmm10,%zmm7,%zmm9
vfmsub231ps	%zmm3,%zmm2,%zmm9
vmulps	%zmm26,%zmm2,%zmm13
vfmadd213ps	%zmm31,%zmm2,%zmm13
vmovaps	%zmm8,-256(%r9)
vmulps	%zmm13,%zmm3,%zmm8
vmulps	%zmm26,%zmm7,%zmm13
vfmadd213ps	%zmm31,%zmm7,%zmm13
vmulps	%zmm10,%zmm13,%zmm13
vmulps	%zmm2,%zmm8,%zmm2
vsubps	%zmm8,%zmm13,%zmm8
vfmsub231ps	%zmm13,%zmm7,%zmm2
vmovups	816(%rsp),%zmm13
vsubps	%zmm10,%zmm3,%zmm3
vmulps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm3,-192(%r9)
vmulps	%zmm9,%zmm5,%zmm3
vfmsub213ps	%zmm3,%zmm5,%zmm2
vmovaps	%zmm3,-128(%r9)
vmulps	%zmm8,%zmm6,%zmm3
vmovaps	%zmm3,-64(%r9)
vmulps	%zmm2,%zmm0,%zmm2
vmovaps	%zmm2,(%r9)
incq	%r14
addq	$320,%r9
vmovaps	%zmm7,%zmm2
vmovaps	%zmm10,%zmm3
vmovaps	%zmm12,%zmm9
vmovaps	%zmm11,%zmm8
cmpq	%r14,%r13
jne	72b
vxorps	%xmm0,%xmm0,%xmm0
vmovss	1904(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vxorps	%xmm8,%xmm8,%xmm8
vmovups	1712(%rsp),%zmm25
ja	73f
vxorps	%xmm25,%xmm25,%xmm25
73:
movq	%r10,%r9
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2096(%rsp)
vmovups	%zmm0,1328(%rsp)
vmovups	%zmm0,1264(%rsp)
vmovups	%zmm0,624(%rsp)
vxorps	%xmm10,%xmm10,%xmm10
vmovups	%zmm0,176(%rsp)
vmovups	%zmm0,1456(%rsp)
vmovups	%zmm0,1520(%rsp)
vmovups	%zmm0,1136(%rsp)
vxorps	%xmm17,%xmm17,%xmm17
vmovups	%zmm0,432(%rsp)
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm0,1072(%rsp)
vmovups	%zmm0,1008(%rsp)
vmovups	%zmm0,368(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm0,1776(%rsp)
vmovups	%zmm0,944(%rsp)
vxorps	%xmm15,%xmm15,%xmm15
xorl	%r12d,%r12d
vmovups	880(%rsp),%zmm28
.p2align	4
74:
vmovups	%zmm13,560(%rsp)
vmovups	%zmm2,1968(%rsp)
vmovups	%zmm23,2032(%rsp)
vmovups	%zmm4,304(%rsp)
vmovups	%zmm17,3568(%rsp)
vmovups	%zmm8,688(%rsp)
vmovups	%zmm16,1840(%rsp)
vmovups	%zmm26,496(%rsp)
vmovups	%zmm24,1584(%rsp)
vmovups	%zmm6,1648(%rsp)
vmovups	%zmm5,240(%rsp)
vmovups	%zmm10,1392(%rsp)
vmovups	%zmm21,2160(%rsp)
movl	%r9d,%r14d
shrl	%r14d
andl	$1073741823,%r14d
shlq	$7,%r14
addq	%rcx,%r14
leaq	(%r12,%r13),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovaps	(%rdi,%rdx),%zmm21
vmovaps	64(%rdi,%rdx),%zmm17
vmovaps	128(%rdi,%rdx),%zmm22
vmovaps	192(%rdi,%rdx),%zmm0
vmovups	%zmm0,3440(%rsp)
vmovaps	256(%rdi,%rdx),%zmm0
vmovups	%zmm0,3504(%rsp)
vmulps	%zmm21,%zmm28,%zmm24
vxorps	%xmm26,%xmm26,%xmm26
xorl	%r8d,%r8d
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm9,%xmm9,%xmm9
vbroadcastss	98f(%rip),%zmm30
vmovups	752(%rsp),%zmm1
.p2align	4
75:
vmovaps	-64(%r14),%zmm13
vmovaps	-256(%rbp,%r8),%zmm6
vmovaps	-192(%rbp,%r8),%zmm31
vmovaps	%zmm6,%zmm28
vfmadd213ps	%zmm1,%zmm24,%zmm28
vaddps	(%r14),%zmm28,%zmm28
vdivps	%zmm28,%zmm30,%zmm27
vmovaps	-128(%rbp,%r8),%zmm19
vsubps	%zmm28,%zmm13,%zmm13
vmulps	%zmm27,%zmm13,%zmm13
vmulps	%zmm13,%zmm25,%zmm28
vfmadd213ps	%zmm27,%zmm27,%zmm28
vaddps	%zmm28,%zmm14,%zmm14
vaddps	%zmm13,%zmm11,%zmm11
vfmadd231ps	%zmm6,%zmm13,%zmm18
vfmadd231ps	%zmm31,%zmm13,%zmm12
vfmadd231ps	-64(%rbp,%r8),%zmm13,%zmm0
vfmadd231ps	%zmm19,%zmm13,%zmm7
vfmadd231ps	(%rbp,%r8),%zmm13,%zmm9
vmulps	%zmm28,%zmm6,%zmm13
vaddps	%zmm13,%zmm26,%zmm26
vfmadd231ps	%zmm13,%zmm6,%zmm2
vmulps	%zmm28,%zmm31,%zmm13
vaddps	%zmm13,%zmm8,%zmm8
vfmadd231ps	%zmm6,%zmm13,%zmm5
vfmadd231ps	%zmm13,%zmm31,%zmm10
vmulps	%zmm28,%zmm19,%zmm13
vaddps	%zmm13,%zmm20,%zmm20
vfmadd231ps	%zmm6,%zmm13,%zmm4
vfmadd231ps	%zmm31,%zmm13,%zmm16
vfmadd231ps	%zmm19,%zmm13,%zmm23
addq	$320,%r8
subq	$-128,%r14
cmpq	%r8,%r15
jne	75b
vmovups	880(%rsp),%zmm28
vmulps	%zmm17,%zmm28,%zmm13
vxorps	%xmm19,%xmm19,%xmm19
vfmadd213ps	%zmm19,%zmm24,%zmm10
vmovups	2096(%rsp),%zmm1
vfmadd231ps	%zmm10,%zmm24,%zmm1
vmovups	%zmm1,2096(%rsp)
vmovaps	%zmm5,%zmm6
vfmadd213ps	%zmm19,%zmm13,%zmm6
vmovups	1328(%rsp),%zmm1
vfmadd231ps	%zmm6,%zmm24,%zmm1
vmovups	%zmm1,1328(%rsp)
vmovaps	%zmm2,%zmm6
vfmadd213ps	%zmm19,%zmm13,%zmm6
vmovups	1264(%rsp),%zmm1
vfmadd231ps	%zmm6,%zmm13,%zmm1
vmovups	%zmm1,1264(%rsp)
vmovaps	%zmm5,%zmm6
vfmadd213ps	%zmm19,%zmm21,%zmm6
vmovups	624(%rsp),%zmm1
vfmadd231ps	%zmm6,%zmm24,%zmm1
vmovups	%zmm1,624(%rsp)
vmovaps	%zmm2,%zmm6
vfmadd213ps	%zmm19,%zmm21,%zmm6
vmovups	1392(%rsp),%zmm10
vfmadd231ps	%zmm6,%zmm13,%zmm10
vmovups	176(%rsp),%zmm1
vfmadd231ps	%zmm6,%zmm21,%zmm1
vmovups	%zmm1,176(%rsp)
vaddps	%zmm19,%zmm8,%zmm6
vmovups	1456(%rsp),%zmm8
vfmadd231ps	%zmm6,%zmm24,%zmm8
vmovups	%zmm8,1456(%rsp)
vaddps	%zmm19,%zmm26,%zmm6
vmovups	1520(%rsp),%zmm8
vfmadd231ps	%zmm6,%zmm13,%zmm8
vmovups	%zmm8,1520(%rsp)
vmovups	1136(%rsp),%zmm8
vfmadd231ps	%zmm6,%zmm21,%zmm8
vmovups	%zmm8,1136(%rsp)
vmulps	%zmm22,%zmm28,%zmm6
vmulps	4208(%rsp),%zmm6,%zmm6
vfmadd213ps	%zmm19,%zmm6,%zmm26
vfmadd213ps	%zmm26,%zmm24,%zmm20
vfmadd213ps	%zmm19,%zmm6,%zmm5
vfmadd213ps	%zmm5,%zmm24,%zmm16
vfmadd213ps	%zmm19,%zmm6,%zmm2
vfmadd231ps	%zmm4,%zmm24,%zmm2
vfmadd213ps	%zmm19,%zmm6,%zmm4
vfmadd213ps	%zmm4,%zmm24,%zmm23
vmovups	432(%rsp),%zmm1
vfmadd231ps	%zmm16,%zmm24,%zmm1
vmovups	%zmm1,432(%rsp)
vmovups	240(%rsp),%zmm5
vfmadd231ps	%zmm18,%zmm6,%zmm5
vfmadd231ps	%zmm2,%zmm6,%zmm29
vfmadd231ps	%zmm23,%zmm24,%zmm29
vmovups	688(%rsp),%zmm8
vfmadd231ps	%zmm12,%zmm24,%zmm8
vfmadd231ps	%zmm7,%zmm24,%zmm5
vmovups	496(%rsp),%zmm26
vfmadd231ps	%zmm18,%zmm13,%zmm26
vmovups	560(%rsp),%zmm4
vfmadd231ps	%zmm13,%zmm2,%zmm4
vmovaps	%zmm4,%zmm13
vmovups	304(%rsp),%zmm4
vfmadd231ps	%zmm2,%zmm21,%zmm4
vmovups	1072(%rsp),%zmm1
vfmadd231ps	%zmm0,%zmm21,%zmm1
vmovups	%zmm1,1072(%rsp)
vmovups	1776(%rsp),%zmm0
vfmadd231ps	%zmm9,%zmm21,%zmm0
vmovups	%zmm0,1776(%rsp)
vmovups	1648(%rsp),%zmm6
vfmadd231ps	%zmm18,%zmm21,%zmm6
vmovups	2032(%rsp),%zmm23
vfmadd231ps	%zmm7,%zmm21,%zmm23
vmovups	1840(%rsp),%zmm16
vfmadd231ps	%zmm12,%zmm17,%zmm16
vmovups	1008(%rsp),%zmm0
vfmadd231ps	%zmm12,%zmm22,%zmm0
vmovups	%zmm0,1008(%rsp)
vmovups	368(%rsp),%zmm0
vfmadd231ps	%zmm17,%zmm7,%zmm0
vmovups	%zmm0,368(%rsp)
vmovups	944(%rsp),%zmm0
vfmadd231ps	%zmm7,%zmm22,%zmm0
vmovups	%zmm0,944(%rsp)
vmovups	1968(%rsp),%zmm2
vfmadd231ps	%zmm18,%zmm22,%zmm2
vfmadd231ps	3440(%rsp),%zmm18,%zmm3
vfmadd231ps	3504(%rsp),%zmm18,%zmm15
vmovups	1584(%rsp),%zmm24
vaddps	%zmm11,%zmm24,%zmm24
vaddps	%zmm19,%zmm14,%zmm0
vmovups	3568(%rsp),%zmm17
vaddps	%zmm0,%zmm17,%zmm17
vmovups	2160(%rsp),%zmm21
vaddps	%zmm20,%zmm21,%zmm21
incq	%r12
addq	%rax,%r9
cmpq	%r13,%r12
jne	74b
vbroadcastss	98f(%rip),%zmm31
vbroadcastss	339f(%rip),%zmm11
vxorps	%xmm22,%xmm22,%xmm22
vpbroadcastd	388f(%rip),%zmm12
vmovups	%zmm4,304(%rsp)
vmovaps	%zmm2,%zmm18
vmovups	%zmm13,560(%rsp)
vpbroadcastd	389f(%rip),%zmm13
vbroadcastss	392f(%rip),%zmm30
vmovups	624(%rsp),%zmm9
vmovups	4080(%rsp),%zmm0
vmovss	1904(%rsp),%xmm7
vmovups	%zmm3,1392(%rsp)
vmovaps	%zmm0,%zmm3
vmovdqu64	1776(%rsp),%zmm19
vmovups	944(%rsp),%zmm4
vmovups	1328(%rsp),%zmm14
vmovups	1264(%rsp),%zmm20
vmovups	2096(%rsp),%zmm1
jmp	78f
.p2align	4
76:
vucomiss	%xmm22,%xmm7
vxorps	%xmm15,%xmm15,%xmm15
vmovups	1712(%rsp),%zmm25
vbroadcastss	339f(%rip),%zmm11
ja	77f
vxorps	%xmm25,%xmm25,%xmm25
77:
vxorps	%xmm4,%xmm4,%xmm4
vpxord	%xmm19,%xmm19,%xmm19
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1392(%rsp)
vmovups	%zmm0,368(%rsp)
vmovups	%zmm0,1008(%rsp)
vmovups	%zmm0,1072(%rsp)
vxorps	%xmm18,%xmm18,%xmm18
vpxord	%xmm23,%xmm23,%xmm23
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm29,%xmm29,%xmm29
vpxord	%xmm21,%xmm21,%xmm21
vmovups	%zmm0,304(%rsp)
vmovups	%zmm0,560(%rsp)
vmovups	%zmm0,432(%rsp)
vxorps	%xmm17,%xmm17,%xmm17
vmovups	%zmm0,1136(%rsp)
vmovups	%zmm0,1520(%rsp)
vmovups	%zmm0,1456(%rsp)
vmovups	%zmm0,176(%rsp)
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm8,%xmm8,%xmm8
vpbroadcastd	388f(%rip),%zmm12
vpbroadcastd	389f(%rip),%zmm13
78:
vmulps	%zmm28,%zmm25,%zmm0
vdivps	%zmm3,%zmm31,%zmm2
vmulps	%zmm23,%zmm0,%zmm27
vfnmadd213ps	%zmm1,%zmm2,%zmm27
vmovups	%zmm27,2032(%rsp)
vdivps	4144(%rsp),%zmm31,%zmm1
vmulps	%zmm18,%zmm0,%zmm2
vfnmadd213ps	%zmm20,%zmm1,%zmm2
vmovups	%zmm2,2096(%rsp)
vfnmadd213ps	%zmm14,%zmm0,%zmm16
vmovaps	%zmm3,%zmm14
vmovups	4208(%rsp),%zmm3
vmulss	%xmm3,%xmm3,%xmm1
vbroadcastss	%xmm1,%zmm1
vmulps	%zmm15,%zmm1,%zmm1
vmulps	%zmm4,%zmm3,%zmm2
vaddps	%zmm19,%zmm1,%zmm1
vaddps	%zmm1,%zmm2,%zmm1
vaddps	%zmm1,%zmm2,%zmm1
vxorps	%xmm19,%xmm19,%xmm19
vmulps	%zmm19,%zmm18,%zmm2
vfmadd231ps	%zmm23,%zmm19,%zmm2
vaddps	%zmm2,%zmm1,%zmm4
vmulps	1008(%rsp),%zmm3,%zmm1
vaddps	1072(%rsp),%zmm1,%zmm19
vfnmadd213ps	432(%rsp),%zmm0,%zmm19
vmulps	1392(%rsp),%zmm3,%zmm1
vaddps	368(%rsp),%zmm1,%zmm1
vfnmadd213ps	560(%rsp),%zmm0,%zmm1
vmovups	%zmm1,1968(%rsp)
vfnmadd213ps	%zmm29,%zmm0,%zmm4
vdivps	%zmm28,%zmm11,%zmm0
vmulps	%zmm18,%zmm3,%zmm1
vaddps	%zmm1,%zmm23,%zmm1
vfnmadd213ps	304(%rsp),%zmm25,%zmm1
vmulps	%zmm0,%zmm25,%zmm0
vfmadd231ps	%zmm8,%zmm0,%zmm9
vfmadd231ps	%zmm0,%zmm26,%zmm10
vucomiss	%xmm22,%xmm7
vmovdqu64	%zmm21,2160(%rsp)
vmovups	%zmm10,1392(%rsp)
vmovups	%zmm9,624(%rsp)
vmovups	%zmm5,240(%rsp)
vmovups	%zmm6,1648(%rsp)
vmovups	%zmm1,1776(%rsp)
vmovups	%zmm26,496(%rsp)
vmovups	%zmm16,1840(%rsp)
vmovups	%zmm8,688(%rsp)
vmovups	%zmm19,4016(%rsp)
vmovups	%zmm4,3440(%rsp)
vmovups	%zmm17,3568(%rsp)
jbe	84f
vmovups	3376(%rsp),%zmm0
vmovups	4592(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,3376(%rsp)
vcmpgeps	387f(%rip){1to16},%zmm0,%k1
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3760(%rsp)
vmulps	%zmm2,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k1}
vaddss	%xmm22,%xmm0,%xmm1
vmovshdup	%xmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf128	$1,%ymm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vucomiss	%xmm22,%xmm1
vbroadcastss	393f(%rip),%zmm16
vxorps	%xmm27,%xmm27,%xmm27
vbroadcastss	394f(%rip),%zmm17
vbroadcastss	395f(%rip),%zmm18
vbroadcastss	396f(%rip),%zmm19
vbroadcastss	397f(%rip),%zmm20
vbroadcastss	398f(%rip),%zmm21
vbroadcastss	399f(%rip),%zmm23
vmovups	3696(%rsp),%zmm25
vmovups	3632(%rsp),%zmm22
vmovups	752(%rsp),%zmm15
jbe	85f
testq	%r13,%r13
vpbroadcastd	98f(%rip),%zmm14
vmovups	2032(%rsp),%zmm29
vxorps	%xmm1,%xmm1,%xmm1
je	83f
movq	%r10,%r8
xorl	%r9d,%r9d
.p2align	4
79:
movl	%r8d,%r14d
shrl	%r14d
andl	$1073741823,%r14d
shlq	$7,%r14
addq	%rcx,%r14
leaq	(%r9,%r13),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmulps	(%rdi,%rdx),%zmm28,%zmm2
movq	%rdi,%r12
xorl	%edx,%edx
.p2align	4
82:
vmovaps	(%r12),%zmm3
vfmadd213ps	%zmm15,%zmm2,%zmm3
vaddps	(%r14,%rdx),%zmm3,%zmm3
vdivps	%zmm3,%zmm31,%zmm4
vmovaps	-64(%r14,%rdx),%zmm5
vsubps	%zmm3,%zmm5,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vaddps	%zmm11,%zmm4,%zmm4
vcmpltps	%zmm5,%zmm11,%k1
vmovaps	%zmm5,%zmm4 {%k1}
vaddps	%zmm31,%zmm4,%zmm6
vpaddd	%zmm12,%zmm6,%zmm6
vpandd	%zmm13,%zmm6,%zmm6
vpsubd	%zmm6,%zmm14,%zmm7
vcvtdq2ps	%zmm6,%zmm6
vaddps	%zmm11,%zmm7,%zmm8
vfmadd231ps	%zmm4,%zmm7,%zmm8
vmulps	%zmm8,%zmm8,%zmm4
vmovaps	%zmm30,%zmm7
vfmadd213ps	%zmm16,%zmm8,%zmm7
vmovaps	%zmm17,%zmm9
vmovaps	%zmm19,%zmm10
vfmadd213ps	%zmm20,%zmm8,%zmm10
vfmadd213ps	%zmm18,%zmm8,%zmm9
vfmadd231ps	%zmm21,%zmm4,%zmm10
vfmadd213ps	%zmm9,%zmm4,%zmm10
vfmadd213ps	%zmm7,%zmm4,%zmm10
vfmadd213ps	%zmm8,%zmm4,%zmm10
vaddps	%zmm31,%zmm5,%zmm4
vfmadd231ps	%zmm23,%zmm6,%zmm10
vmaxps	%zmm11,%zmm5,%zmm5
vfmsub231ps	%zmm4,%zmm10,%zmm5
vfmadd231ps	%zmm5,%zmm3,%zmm1
subq	$-128,%rdx
addq	$320,%r12
cmpq	%rdx,%rsi
jne	82b
incq	%r9
addq	%rax,%r8
cmpq	%r13,%r9
jne	79b
83:
vbroadcastss	422f(%rip),%zmm2
vmovups	3824(%rsp),%zmm3
vfmadd213ps	423f(%rip){1to16},%zmm3,%zmm2
vcmpltps	%zmm0,%zmm27,%k2
vaddps	%zmm2,%zmm3,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm3 {%k3}
vmovups	%zmm3,3824(%rsp)
vmovups	3952(%rsp),%zmm0
vbroadcastss	424f(%rip),%zmm0 {%k2}
vmovups	%zmm0,3952(%rsp)
vmovups	2224(%rsp),%zmm0
vmaxps	346f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,2224(%rsp)
vblendmps	343f(%rip){1to16},%zmm31,%zmm0 {%k1}
vmovups	2672(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vmovups	1200(%rsp),%zmm8
vsubps	%zmm2,%zmm8,%zmm8
vmovups	2288(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	816(%rsp),%zmm7
vsubps	%zmm3,%zmm7,%zmm7
vmovups	2352(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vsubps	%zmm4,%zmm28,%zmm28
vmovups	2416(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vsubps	%zmm5,%zmm15,%zmm15
vmovups	2544(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	4080(%rsp),%zmm9
vsubps	%zmm6,%zmm9,%zmm14
vmovups	2480(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,2480(%rsp)
vmovups	2608(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,2608(%rsp)
vmovups	1712(%rsp),%zmm0
vmovaps	%zmm27,%zmm0 {%k1}
vmovups	%zmm0,1712(%rsp)
vmovups	3248(%rsp),%zmm0
vbroadcastss	348f(%rip),%zmm0 {%k1}
vmovups	%zmm0,3248(%rsp)
vmovaps	%zmm31,%zmm0 {%k1} {z}
vmovups	%zmm0,3760(%rsp)
vmovups	%zmm5,2544(%rsp)
vmovups	%zmm4,2416(%rsp)
vmovups	%zmm3,2352(%rsp)
vmovups	%zmm2,2288(%rsp)
vmovups	%zmm1,2672(%rsp)
vmovups	2864(%rsp),%zmm2
vmovups	2800(%rsp),%zmm3
vmovups	2736(%rsp),%zmm20
vmovdqu64	2160(%rsp),%zmm21
vmovups	1392(%rsp),%zmm10
vmovups	624(%rsp),%zmm9
vmovups	1648(%rsp),%zmm6
vmovups	1840(%rsp),%zmm16
vmovups	3568(%rsp),%zmm17
vmovups	176(%rsp),%zmm5
vmovups	4016(%rsp),%zmm19
vmovups	3440(%rsp),%zmm4
jmp	86f
.p2align	4
84:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3760(%rsp)
vxorps	%xmm27,%xmm27,%xmm27
vmovups	2864(%rsp),%zmm2
vmovups	2800(%rsp),%zmm3
vmovups	3696(%rsp),%zmm25
vmovups	3632(%rsp),%zmm23
vmovups	816(%rsp),%zmm7
vmovups	1200(%rsp),%zmm8
vmovups	2032(%rsp),%zmm29
vmovups	752(%rsp),%zmm15
vmovups	176(%rsp),%zmm5
vmovups	2736(%rsp),%zmm20
jmp	87f
.p2align	4
85:
vmovups	2864(%rsp),%zmm2
vmovups	2800(%rsp),%zmm3
vmovups	816(%rsp),%zmm7
vmovups	1200(%rsp),%zmm8
vmovdqu64	2160(%rsp),%zmm21
vmovups	1840(%rsp),%zmm16
vmovups	3568(%rsp),%zmm17
vmovups	176(%rsp),%zmm5
vmovups	4016(%rsp),%zmm19
vmovups	3440(%rsp),%zmm4
vmovups	2032(%rsp),%zmm29
vmovups	2736(%rsp),%zmm20
86:
vmovaps	%zmm22,%zmm23
87:
vmovups	%zmm5,176(%rsp)
vmovups	%zmm28,880(%rsp)
vmovups	%zmm14,560(%rsp)
vbroadcastss	337f(%rip),%zmm1
vmaxps	%zmm1,%zmm29,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm29
vmovups	2096(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm22
vmaxps	%zmm1,%zmm5,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm12
vmaxps	%zmm1,%zmm17,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	5232(%rsp),%zmm5
vptestmd	%zmm5,%zmm5,%k3
vmovdqu64	5360(%rsp),%zmm5
vptestmd	%zmm5,%zmm5,%k1
vdivps	%zmm0,%zmm31,%zmm13
vmaxps	%zmm1,%zmm4,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmovups	%zmm0,368(%rsp)
vcmpleps	%zmm25,%zmm8,%k2
vmovups	%zmm8,1200(%rsp)
vcmpleps	%zmm8,%zmm23,%k4
vmovups	688(%rsp),%zmm1
vblendmps	%zmm1,%zmm11,%zmm0 {%k4}
vbroadcastss	357f(%rip),%zmm25
vxorps	%zmm25,%zmm1,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm27,%k6
kmovw	14(%rsp),%k0
korw	%k0,%k6,%k2
vblendmps	%zmm27,%zmm31,%zmm5 {%k2}
vmovups	%zmm5,432(%rsp)
vcmpleps	%zmm7,%zmm20,%k4
vmovups	496(%rsp),%zmm1
vblendmps	%zmm1,%zmm11,%zmm0 {%k4}
vmovups	%zmm7,816(%rsp)
vcmpleps	%zmm3,%zmm7,%k4
vxorps	%zmm25,%zmm1,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm27,%k7
korw	%k7,%k1,%k4
vblendmps	%zmm27,%zmm31,%zmm1 {%k4}
vmovups	%zmm1,1072(%rsp)
vmovdqu64	5296(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k5
vcmpleps	%zmm28,%zmm2,%k1
vblendmps	%zmm6,%zmm11,%zmm0 {%k1}
vcmpleps	2928(%rsp),%zmm28,%k1
vxorps	%zmm25,%zmm6,%zmm0 {%k1}
vcmpgeps	2992(%rsp),%zmm15,%k1
vmovups	%zmm24,1584(%rsp)
vblendmps	%zmm24,%zmm11,%zmm3 {%k1}
vcmpleps	3056(%rsp),%zmm15,%k1
vxorps	%zmm25,%zmm24,%zmm3 {%k1}
vcmpgeps	3120(%rsp),%zmm14,%k1
vmovups	240(%rsp),%zmm4
vblendmps	%zmm4,%zmm11,%zmm2 {%k1}
vcmpleps	3184(%rsp),%zmm14,%k1
vxorps	%zmm25,%zmm4,%zmm2 {%k1}
vcmpleps	%zmm0,%zmm27,%k1
korw	%k1,%k5,%k5
vblendmps	%zmm27,%zmm31,%zmm4 {%k5}
vmovups	%zmm4,1008(%rsp)
vmulps	%zmm1,%zmm22,%zmm0
vmovups	%zmm22,304(%rsp)
vmulps	%zmm0,%zmm16,%zmm1
vmulps	%zmm5,%zmm29,%zmm5
vmulps	%zmm5,%zmm1,%zmm6
vmulps	%zmm4,%zmm12,%zmm23
vmovaps	%zmm12,%zmm28
vmulps	%zmm23,%zmm9,%zmm1
vmulps	%zmm5,%zmm1,%zmm4
vmulps	%zmm6,%zmm4,%zmm7
vmovaps	%zmm6,%zmm1
vfnmadd213ps	%zmm31,%zmm6,%zmm1
vbroadcastss	425f(%rip),%zmm26
vmovups	%zmm1,5040(%rsp)
vmaxps	%zmm26,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm31,%zmm8
vmulps	%zmm8,%zmm22,%zmm9
vmovaps	%zmm31,%zmm9 {%k4}
vcmpleps	%zmm3,%zmm27,%k4
korw	%k4,%k3,%k3
vblendmps	%zmm27,%zmm31,%zmm30 {%k3}
vmulps	%zmm23,%zmm10,%zmm3
vfmsub231ps	%zmm3,%zmm0,%zmm7
vmulps	%zmm8,%zmm7,%zmm16
vmovaps	%zmm4,%zmm1
vmovaps	%zmm4,%zmm10
vfnmadd213ps	%zmm31,%zmm4,%zmm10
vfnmadd231ps	%zmm16,%zmm16,%zmm10
vmaxps	%zmm26,%zmm10,%zmm3
vsqrtps	%zmm3,%zmm3
vmovaps	%zmm13,%zmm22
vmulps	%zmm30,%zmm13,%zmm25
vmulps	1456(%rsp),%zmm25,%zmm7
vmulps	%zmm5,%zmm7,%zmm17
vmovaps	%zmm6,%zmm4
vmulps	%zmm6,%zmm17,%zmm7
vmulps	%zmm1,%zmm17,%zmm11
vdivps	%zmm3,%zmm31,%zmm6
vmulps	%zmm29,%zmm9,%zmm12
vmovaps	%zmm9,%zmm12 {%k2}
vmovdqu64	5168(%rsp),%zmm9
vptestmd	%zmm9,%zmm9,%k0
vmulps	%zmm6,%zmm28,%zmm9
vmovaps	%zmm31,%zmm9 {%k5}
vcmpleps	%zmm2,%zmm27,%k2
korw	%k2,%k0,%k5
vblendmps	%zmm27,%zmm31,%zmm3 {%k5}
vmovups	368(%rsp),%zmm24
vmulps	%zmm3,%zmm24,%zmm13
vmulps	%zmm13,%zmm19,%zmm2
vmulps	%zmm5,%zmm2,%zmm18
vmulps	%zmm4,%zmm18,%zmm5
vmulps	%zmm1,%zmm18,%zmm19
vmulps	1520(%rsp),%zmm25,%zmm2
vfmsub231ps	%zmm2,%zmm0,%zmm7
vmulps	%zmm8,%zmm7,%zmm2
vmovups	%zmm8,944(%rsp)
vmulps	1136(%rsp),%zmm25,%zmm7
vfmsub231ps	%zmm7,%zmm23,%zmm11
vfnmadd231ps	%zmm16,%zmm2,%zmm11
vmulps	%zmm6,%zmm11,%zmm20
vmovaps	%zmm17,%zmm14
vfnmadd213ps	%zmm31,%zmm17,%zmm14
vfnmadd231ps	%zmm2,%zmm2,%zmm14
vfnmadd231ps	%zmm20,%zmm20,%zmm14
vmulps	1968(%rsp),%zmm13,%zmm7
vfmsub231ps	%zmm7,%zmm0,%zmm5
vmaxps	%zmm26,%zmm14,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	1776(%rsp),%zmm13,%zmm7
vmovups	%zmm23,5104(%rsp)
vfmsub231ps	%zmm7,%zmm23,%zmm19
vmulps	%zmm17,%zmm18,%zmm7
vdivps	%zmm0,%zmm31,%zmm11
vmulps	%zmm13,%zmm21,%zmm0
vfmsub231ps	%zmm0,%zmm25,%zmm7
vmulps	%zmm11,%zmm22,%zmm0
vmovaps	%zmm31,%zmm0 {%k3}
vmulps	%zmm8,%zmm5,%zmm21
vfnmadd231ps	%zmm16,%zmm21,%zmm19
vmulps	%zmm6,%zmm19,%zmm23
vfnmadd231ps	%zmm2,%zmm21,%zmm7
vfnmadd231ps	%zmm20,%zmm23,%zmm7
vmulps	%zmm11,%zmm7,%zmm26
vmulps	%zmm9,%zmm12,%zmm5
vmovaps	%zmm18,%zmm9
vfnmadd213ps	%zmm31,%zmm18,%zmm9
vfnmadd231ps	%zmm21,%zmm21,%zmm9
vfnmadd231ps	%zmm23,%zmm23,%zmm9
vfnmadd231ps	%zmm26,%zmm26,%zmm9
vmaxps	425f(%rip){1to16},%zmm9,%zmm7
vsqrtps	%zmm7,%zmm7
vmulps	%zmm0,%zmm5,%zmm0
vdivps	%zmm7,%zmm31,%zmm8
vmulps	%zmm8,%zmm24,%zmm5
vmulps	%zmm5,%zmm0,%zmm12
vmovaps	%zmm0,%zmm12 {%k5}
vxorps	%xmm0,%xmm0,%xmm0
vmovss	1904(%rsp),%xmm5
vucomiss	%xmm0,%xmm5
vmovups	%zmm29,752(%rsp)
vmulps	688(%rsp),%zmm29,%zmm0
kmovw	12(%rsp),%k0
korw	%k0,%k6,%k0
knotw	%k0,%k3
vmovaps	%zmm0,%zmm5
vfmadd213ps	%zmm27,%zmm0,%zmm5 {%k3} {z}
kmovw	10(%rsp),%k0
korw	%k0,%k7,%k0
knotw	%k0,%k3
vmovups	304(%rsp),%zmm7
vmulps	496(%rsp),%zmm7,%zmm13
vmovaps	%zmm13,%zmm7 {%k3} {z}
vfmadd213ps	%zmm5,%zmm7,%zmm7
kmovw	8(%rsp),%k0
korw	%k0,%k1,%k0
knotw	%k0,%k1
vmovups	%zmm28,1328(%rsp)
vmulps	1648(%rsp),%zmm28,%zmm19
vmovaps	%zmm19,%zmm5 {%k1} {z}
vfmadd213ps	%zmm7,%zmm5,%zmm5
kmovw	6(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmovups	%zmm22,1264(%rsp)
vmulps	1584(%rsp),%zmm22,%zmm22
vmovaps	%zmm22,%zmm7 {%k1} {z}
vfmadd213ps	%zmm5,%zmm7,%zmm7
kmovw	4(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmulps	240(%rsp),%zmm24,%zmm24
vmovaps	%zmm24,%zmm5 {%k1} {z}
vfmadd213ps	%zmm7,%zmm5,%zmm5
vmulps	432(%rsp),%zmm0,%zmm7
vmulps	%zmm7,%zmm4,%zmm27
vfmsub231ps	1072(%rsp),%zmm13,%zmm27
vmulps	%zmm7,%zmm1,%zmm28
vfmsub231ps	1008(%rsp),%zmm19,%zmm28
vmulps	%zmm7,%zmm17,%zmm29
vmovups	%zmm30,3504(%rsp)
vfmsub231ps	%zmm22,%zmm30,%zmm29
vmulps	%zmm7,%zmm18,%zmm30
vfmsub231ps	%zmm24,%zmm3,%zmm30
vbroadcastss	357f(%rip),%zmm0
vxorps	%zmm0,%zmm4,%zmm4
vmovups	%zmm4,4464(%rsp)
vxorps	%zmm0,%zmm1,%zmm1
vmovups	%zmm1,4528(%rsp)
vxorps	%zmm0,%zmm17,%zmm4
vxorps	%zmm0,%zmm18,%zmm1
vmovups	%zmm1,1904(%rsp)
vmulps	944(%rsp),%zmm27,%zmm19
vfnmadd231ps	%zmm16,%zmm19,%zmm28
vxorps	%zmm0,%zmm16,%zmm17
vfnmadd231ps	%zmm2,%zmm19,%zmm29
vxorps	%zmm0,%zmm2,%zmm1
vmovups	%zmm1,4400(%rsp)
vmovaps	%zmm6,%zmm13
vmulps	%zmm6,%zmm28,%zmm22
vfnmadd231ps	%zmm20,%zmm22,%zmm29
vxorps	%zmm0,%zmm20,%zmm20
vfnmadd231ps	%zmm21,%zmm19,%zmm30
vxorps	%zmm0,%zmm21,%zmm18
vfnmadd231ps	%zmm23,%zmm22,%zmm30
vxorps	%zmm0,%zmm23,%zmm21
vmulps	%zmm11,%zmm29,%zmm24
vxorps	%xmm29,%xmm29,%xmm29
vfnmadd231ps	%zmm26,%zmm24,%zmm30
vxorps	%zmm0,%zmm26,%zmm23
vmovaps	%zmm7,%zmm2
vfmadd213ps	%zmm29,%zmm7,%zmm2
vfmadd231ps	%zmm19,%zmm19,%zmm2
vfmadd231ps	%zmm22,%zmm22,%zmm2
vfmadd231ps	%zmm24,%zmm24,%zmm2
vmovaps	%zmm8,%zmm16
vmulps	%zmm8,%zmm30,%zmm26
vfmadd231ps	%zmm26,%zmm26,%zmm2
ja	88f
vmovaps	%zmm4,%zmm6
vdivps	1328(%rsp),%zmm31,%zmm4
vbroadcastss	16(%r11),%zmm9
vmovups	880(%rsp),%zmm0
vmulps	%zmm0,%zmm4,%zmm4
vdivps	1264(%rsp),%zmm31,%zmm10
vmulps	%zmm15,%zmm10,%zmm10
vmovups	3248(%rsp),%zmm28
vdivps	%zmm28,%zmm31,%zmm14
vmulps	%zmm12,%zmm14,%zmm14
vmulps	426f(%rip){1to16},%zmm4,%zmm4
vmulps	427f(%rip){1to16},%zmm10,%zmm10
vmaxps	%zmm4,%zmm10,%zmm25
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm10,%zmm25 {%k1}
vbroadcastss	348f(%rip),%zmm27
vmovups	3824(%rsp),%zmm4
vcmpltps	%zmm27,%zmm4,%k1
vaddps	%zmm4,%zmm4,%zmm4
vsqrtps	%zmm4,%zmm4
vmulps	428f(%rip){1to16},%zmm4,%zmm4 {%k1} {z}
vmaxps	%zmm25,%zmm4,%zmm10
vcmpunordps	%zmm25,%zmm25,%k1
vmovaps	%zmm4,%zmm10 {%k1}
vmulps	%zmm14,%zmm14,%zmm4
vminps	%zmm31,%zmm4,%zmm4
vmulps	%zmm9,%zmm4,%zmm4
vmaxps	%zmm4,%zmm10,%zmm14
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm10,%zmm14 {%k1}
vcmpltps	%zmm27,%zmm28,%k1
vmovaps	%zmm14,%zmm4 {%k1} {z}
vmulps	%zmm4,%zmm4,%zmm4
vmulss	%xmm9,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vcmpleps	%zmm9,%zmm5,%k1
vcmpleps	%zmm4,%zmm2,%k1 {%k1}
vmovups	1072(%rsp),%zmm2
vmulps	432(%rsp),%zmm2,%zmm2
vmulps	1008(%rsp),%zmm2,%zmm2
vmulps	3504(%rsp),%zmm2,%zmm2
vmulps	%zmm2,%zmm3,%zmm2
vcmpnltps	%zmm2,%zmm29,%k2
vmovaps	%zmm31,%zmm2 {%k2} {z}
vbroadcastss	345f(%rip),%zmm4
vblendmps	%zmm2,%zmm4,%zmm2 {%k1}
vmovups	4336(%rsp),%zmm5
vcmpleps	3376(%rsp),%zmm5,%k1
vminps	429f(%rip){1to16},%zmm2,%zmm2 {%k1}
vmovups	3312(%rsp),%zmm5
vcmpeqps	%zmm4,%zmm5,%k1
vmovaps	%zmm2,%zmm5 {%k1}
vmovups	%zmm5,3312(%rsp)
vcmpeqps	%zmm4,%zmm5,%k1
vmovaps	%zmm31,%zmm9 {%k1} {z}
vxorps	%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm9,%xmm2
vmovshdup	%xmm9,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm9,%xmm9,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm9,%xmm9,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vextractf128	$1,%ymm9,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vextractf32x4	$2,%zmm9,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vextractf32x4	$3,%zmm9,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vucomiss	%xmm1,%xmm2
vmovups	560(%rsp),%zmm3
vpbroadcastd	333f(%rip),%zmm10
vxorps	%xmm2,%xmm2,%xmm2
vpbroadcastd	98f(%rip),%zmm29
vbroadcastss	392f(%rip),%zmm30
vmovaps	%zmm0,%zmm28
ja	68b
jmp	89f
.p2align	4
88:
vmovups	%zmm25,1840(%rsp)
vmovaps	%zmm3,%zmm27
vmulps	%zmm26,%zmm16,%zmm1
vfmadd213ps	%zmm24,%zmm1,%zmm23
vmulps	%zmm23,%zmm11,%zmm11
vfmadd213ps	%zmm22,%zmm11,%zmm20
vfmadd213ps	%zmm20,%zmm1,%zmm21
vmulps	%zmm21,%zmm13,%zmm20
vfmadd213ps	%zmm19,%zmm20,%zmm17
vmovups	4400(%rsp),%zmm0
vfmadd213ps	%zmm17,%zmm11,%zmm0
vfmadd213ps	%zmm0,%zmm1,%zmm18
vmulps	944(%rsp),%zmm18,%zmm0
vmovups	4464(%rsp),%zmm6
vfmadd213ps	%zmm7,%zmm0,%zmm6
vmovups	4528(%rsp),%zmm3
vfmadd213ps	%zmm6,%zmm20,%zmm3
vfmadd213ps	%zmm3,%zmm11,%zmm4
vmovups	1904(%rsp),%zmm3
vfmadd213ps	%zmm4,%zmm1,%zmm3
vmovups	752(%rsp),%zmm7
vmulps	%zmm3,%zmm7,%zmm3
vmovups	304(%rsp),%zmm16
vmulps	%zmm0,%zmm16,%zmm23
vmovups	1328(%rsp),%zmm19
vmulps	%zmm20,%zmm19,%zmm8
vmovups	1264(%rsp),%zmm21
vmulps	%zmm11,%zmm21,%zmm4
vmovups	368(%rsp),%zmm11
vmulps	%zmm1,%zmm11,%zmm20
vmovups	816(%rsp),%zmm25
vaddps	%zmm23,%zmm25,%zmm0
vmovups	2736(%rsp),%zmm22
vminps	%zmm0,%zmm22,%zmm6
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm22,%zmm6 {%k1}
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	2800(%rsp),%zmm13
vmaxps	%zmm6,%zmm13,%zmm6
vmovaps	%zmm13,%zmm6 {%k1}
vcmpeqps	%zmm25,%zmm6,%k1
vcmpneqps	%zmm6,%zmm0,%k1 {%k1}
vmovups	1200(%rsp),%zmm24
vaddps	%zmm3,%zmm24,%zmm0
vmovups	3632(%rsp),%zmm26
vminps	%zmm0,%zmm26,%zmm6
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm26,%zmm6 {%k2}
vcmpunordps	%zmm6,%zmm6,%k2
vmovups	3696(%rsp),%zmm28
vmaxps	%zmm6,%zmm28,%zmm6
vmovaps	%zmm28,%zmm6 {%k2}
vcmpeqps	%zmm24,%zmm6,%k2
vcmpneqps	%zmm6,%zmm0,%k0 {%k2}
vmovups	880(%rsp),%zmm18
vmovups	%zmm8,1968(%rsp)
vaddps	%zmm8,%zmm18,%zmm0
vmovups	2864(%rsp),%zmm8
vminps	%zmm0,%zmm8,%zmm6
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm8,%zmm6 {%k2}
vcmpunordps	%zmm6,%zmm6,%k2
vmovups	2928(%rsp),%zmm1
vmaxps	%zmm6,%zmm1,%zmm6
vmovaps	%zmm1,%zmm6 {%k2}
vcmpeqps	%zmm18,%zmm6,%k2
vcmpneqps	%zmm6,%zmm0,%k2 {%k2}
vmovups	%zmm4,944(%rsp)
vaddps	%zmm4,%zmm15,%zmm0
vmovups	2992(%rsp),%zmm1
vminps	%zmm0,%zmm1,%zmm6
vcmpunordps	%zmm0,%zmm0,%k3
vmovaps	%zmm1,%zmm6 {%k3}
vcmpunordps	%zmm6,%zmm6,%k3
vmovups	3056(%rsp),%zmm1
vmaxps	%zmm6,%zmm1,%zmm6
vmovaps	%zmm1,%zmm6 {%k3}
vcmpeqps	%zmm15,%zmm6,%k3
vcmpneqps	%zmm6,%zmm0,%k3 {%k3}
vmovups	560(%rsp),%zmm17
vaddps	%zmm20,%zmm17,%zmm0
vmovups	3120(%rsp),%zmm1
vminps	%zmm0,%zmm1,%zmm6
vcmpunordps	%zmm0,%zmm0,%k4
vmovaps	%zmm1,%zmm6 {%k4}
vcmpunordps	%zmm6,%zmm6,%k4
vmovups	3184(%rsp),%zmm1
vmaxps	%zmm6,%zmm1,%zmm6
vmovaps	%zmm1,%zmm6 {%k4}
vcmpeqps	%zmm17,%zmm6,%k4
vcmpneqps	%zmm6,%zmm0,%k4 {%k4}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	353f(%rip),%zmm6 {%k3} {z}
vpord	354f(%rip){1to16},%zmm6,%zmm6 {%k4}
vpord	352f(%rip){1to16},%zmm6,%zmm6 {%k2}
vpord	349f(%rip){1to16},%zmm6,%zmm6 {%k1}
vpord	%zmm0,%zmm6,%zmm0
vmovups	5040(%rsp),%zmm1
vminps	%zmm31,%zmm1,%zmm4
vminps	%zmm4,%zmm10,%zmm4
vminps	%zmm4,%zmm14,%zmm4
vminps	%zmm4,%zmm9,%zmm4
vmulps	2032(%rsp),%zmm7,%zmm6
vmulps	%zmm6,%zmm7,%zmm6
vmovups	432(%rsp),%zmm9
vsubps	%zmm9,%zmm31,%zmm7
vfmadd231ps	%zmm6,%zmm9,%zmm7
vminps	%zmm4,%zmm7,%zmm4
vmulps	2096(%rsp),%zmm16,%zmm6
vmulps	%zmm6,%zmm16,%zmm6
vmovups	1072(%rsp),%zmm9
vsubps	%zmm9,%zmm31,%zmm7
vfmadd231ps	%zmm6,%zmm9,%zmm7
vcmpunordps	%zmm4,%zmm4,%k1
vminps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k1}
vmulps	176(%rsp),%zmm19,%zmm6
vmulps	%zmm6,%zmm19,%zmm6
vmovups	1008(%rsp),%zmm9
vsubps	%zmm9,%zmm31,%zmm7
vfmadd231ps	%zmm6,%zmm9,%zmm7
vcmpunordps	%zmm4,%zmm4,%k1
vminps	%zmm4,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k1}
vmulps	3568(%rsp),%zmm21,%zmm4
vmulps	%zmm4,%zmm21,%zmm4
vmovups	3504(%rsp),%zmm1
vsubps	%zmm1,%zmm31,%zmm7
vfmadd231ps	%zmm4,%zmm1,%zmm7
vmovaps	%zmm27,%zmm1
vmovups	4592(%rsp),%zmm4
vsubps	3760(%rsp),%zmm4,%zmm14
vcmpunordps	%zmm6,%zmm6,%k1
vminps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k1}
vmovups	2672(%rsp),%zmm7
vfmadd132ps	688(%rsp),%zmm29,%zmm7
vmovups	496(%rsp),%zmm4
vfmadd231ps	2288(%rsp),%zmm4,%zmm7
vmovups	1648(%rsp),%zmm4
vfmadd231ps	2352(%rsp),%zmm4,%zmm7
vmovups	1584(%rsp),%zmm4
vfmadd231ps	2416(%rsp),%zmm4,%zmm7
vmovups	240(%rsp),%zmm4
vfmadd231ps	2544(%rsp),%zmm4,%zmm7
vmulps	3440(%rsp),%zmm11,%zmm9
vmulps	%zmm9,%zmm11,%zmm9
vsubps	%zmm27,%zmm31,%zmm11
vfmadd231ps	%zmm9,%zmm27,%zmm11
vminps	%zmm6,%zmm11,%zmm9
vsqrtps	%zmm2,%zmm10
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm11,%zmm9 {%k1}
vdivps	%zmm18,%zmm31,%zmm2
vmulps	%zmm2,%zmm19,%zmm4
vmovups	1712(%rsp),%zmm2
vcmpnltps	%zmm2,%zmm29,%k0
vcmpltps	%zmm2,%zmm29,%k2
vcmpltps	434f(%rip){1to16},%zmm9,%k3
kandw	%k3,%k2,%k1
vbroadcastss	16(%r11),%zmm2
vmovups	2480(%rsp),%zmm11
vsubps	%zmm7,%zmm11,%zmm6
vbroadcastss	343f(%rip),%zmm19
vmulps	%zmm19,%zmm11,%zmm7
vmaxps	%zmm6,%zmm7,%zmm9
vcmpunordps	%zmm6,%zmm6,%k4
vmovaps	%zmm7,%zmm9 {%k4}
vmaxps	337f(%rip){1to16},%zmm9,%zmm6
vdivps	%zmm6,%zmm31,%zmm6
vmulps	%zmm6,%zmm11,%zmm6
vmulps	2608(%rsp),%zmm6,%zmm6
vmovups	3952(%rsp),%zmm9
vminps	%zmm6,%zmm9,%zmm7
vcmpunordps	%zmm6,%zmm6,%k4
vmovaps	%zmm9,%zmm7 {%k4}
vmaxps	437f(%rip){1to16},%zmm7,%zmm6
vcmpnltps	%zmm11,%zmm29,%k4
korw	%k4,%k2,%k4
vmovaps	%zmm31,%zmm6 {%k4}
vmulps	438f(%rip){1to16},%zmm10,%zmm7
vmulps	%zmm7,%zmm10,%zmm7
vmulps	%zmm7,%zmm4,%zmm7
korw	%k0,%k3,%k5
vbroadcastss	348f(%rip),%zmm21
vmovaps	%zmm21,%zmm7 {%k5}
vcmpleps	%zmm2,%zmm7,%k4
vmulss	%xmm2,%xmm2,%xmm2
vbroadcastss	%xmm2,%zmm2
vcmpleps	%zmm2,%zmm5,%k0 {%k4}
vcmpgtps	3888(%rsp),%zmm10,%k4
korw	%k4,%k3,%k3
kandw	%k3,%k2,%k2
vmovups	%zmm14,176(%rsp)
vcmpnltps	%zmm14,%zmm29,%k3
vptestmd	%zmm0,%zmm0,%k6
korw	%k3,%k1,%k7
vmovdqu64	4976(%rsp),%zmm2
vpord	%zmm0,%zmm2,%zmm5
vmovdqa32	%zmm2,%zmm5 {%k7}
vbroadcastss	334f(%rip),%zmm18
vandps	%zmm18,%zmm3,%zmm0
vbroadcastss	439f(%rip),%zmm16
vaddps	%zmm16,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm11
vmovups	4080(%rsp),%zmm17
vmulps	%zmm11,%zmm17,%zmm0
vminps	%zmm6,%zmm0,%zmm2
vcmpunordps	%zmm6,%zmm6,%k4
vandps	%zmm18,%zmm23,%zmm7
vaddps	%zmm16,%zmm7,%zmm7
vdivps	%zmm7,%zmm31,%zmm9
vmovaps	%zmm0,%zmm2 {%k4}
vmovups	4144(%rsp),%zmm30
vmulps	%zmm9,%zmm30,%zmm0
vminps	%zmm2,%zmm0,%zmm7
vcmpunordps	%zmm2,%zmm2,%k4
vmovaps	%zmm0,%zmm7 {%k4}
vandps	%zmm18,%zmm20,%zmm0
vaddps	%zmm16,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vbroadcastss	333f(%rip),%zmm27
vmulps	%zmm27,%zmm0,%zmm2
vmovaps	%zmm8,%zmm27
vandps	4208(%rsp),%zmm18,%zmm14
vaddps	%zmm16,%zmm14,%zmm14
vdivps	%zmm14,%zmm31,%zmm14
vmulps	%zmm2,%zmm17,%zmm16
vmulps	%zmm2,%zmm30,%zmm2
vmulps	%zmm2,%zmm14,%zmm2
vminps	%zmm16,%zmm2,%zmm14
vcmpunordps	%zmm16,%zmm16,%k4
vmovaps	%zmm2,%zmm14 {%k4}
vmulps	4912(%rsp),%zmm0,%zmm2
vminps	%zmm14,%zmm2,%zmm16
vcmpunordps	%zmm14,%zmm14,%k4
vmovaps	%zmm2,%zmm16 {%k4}
vminps	%zmm7,%zmm16,%zmm2
vcmpunordps	%zmm7,%zmm7,%k4
vmovaps	%zmm16,%zmm2 {%k4}
vcmpgtps	3824(%rsp),%zmm21,%k4
vmovaps	%zmm31,%zmm7 {%k4} {z}
vxorps	%xmm8,%xmm8,%xmm8
vaddss	%xmm7,%xmm8,%xmm14
vmovshdup	%xmm7,%xmm16
vaddss	%xmm16,%xmm14,%xmm14
vshufpd	$1,%xmm7,%xmm7,%xmm16
vaddss	%xmm16,%xmm14,%xmm14
vshufps	$255,%xmm7,%xmm7,%xmm16
vaddss	%xmm16,%xmm14,%xmm14
vextractf32x4	$1,%ymm7,%xmm16
vaddss	%xmm16,%xmm14,%xmm14
vmovshdup	%xmm16,%xmm17
vaddss	%xmm17,%xmm14,%xmm14
vshufpd	$1,%xmm16,%xmm16,%xmm17
vaddss	%xmm17,%xmm14,%xmm14
vshufps	$255,%xmm16,%xmm16,%xmm16
vaddss	%xmm16,%xmm14,%xmm14
vextractf32x4	$2,%zmm7,%xmm16
vaddss	%xmm16,%xmm14,%xmm14
vmovshdup	%xmm16,%xmm17
vaddss	%xmm17,%xmm14,%xmm14
vshufpd	$1,%xmm16,%xmm16,%xmm17
vaddss	%xmm17,%xmm14,%xmm14
vshufps	$255,%xmm16,%xmm16,%xmm16
vaddss	%xmm16,%xmm14,%xmm14
vextractf32x4	$3,%zmm7,%xmm7
vaddss	%xmm7,%xmm14,%xmm14
vmovshdup	%xmm7,%xmm16
vaddss	%xmm16,%xmm14,%xmm14
vshufpd	$1,%xmm7,%xmm7,%xmm16
vaddss	%xmm16,%xmm14,%xmm14
vshufps	$255,%xmm7,%xmm7,%xmm7
vaddss	%xmm7,%xmm14,%xmm7
vmovups	2224(%rsp),%zmm16
vmulps	%zmm19,%zmm16,%zmm16 {%k2}
korw	%k6,%k7,%k2
vmovaps	%zmm21,%zmm12 {%k5}
vucomiss	%xmm8,%xmm7
vmovaps	%zmm2,%zmm7
vbroadcastss	392f(%rip),%zmm30
vmovaps	%zmm12,%zmm21
jbe	66b
vcmpltps	%zmm29,%zmm3,%k5
vsubps	%zmm24,%zmm26,%zmm7
vsubps	%zmm28,%zmm24,%zmm7 {%k5}
vmulps	%zmm11,%zmm7,%zmm11
vmulps	432(%rsp),%zmm7,%zmm7
vbroadcastss	442f(%rip),%zmm19
vmulps	%zmm19,%zmm11,%zmm11
vcmpltps	%zmm7,%zmm29,%k5
vbroadcastss	348f(%rip),%zmm14
vmovaps	%zmm14,%zmm7
vminps	%zmm14,%zmm11,%zmm7 {%k5}
vcmpltps	%zmm29,%zmm23,%k5
vsubps	%zmm25,%zmm22,%zmm11
vsubps	%zmm13,%zmm25,%zmm11 {%k5}
vmulps	%zmm9,%zmm11,%zmm9
vmulps	1072(%rsp),%zmm11,%zmm11
vcmpltps	%zmm11,%zmm29,%k5
vmovaps	%zmm14,%zmm11
vmulps	%zmm19,%zmm9,%zmm11 {%k5}
vcmpunordps	%zmm7,%zmm7,%k5
vminps	%zmm7,%zmm11,%zmm7
vmovaps	%zmm11,%zmm7 {%k5}
vmovups	1968(%rsp),%zmm8
vandps	%zmm18,%zmm8,%zmm9
vbroadcastss	439f(%rip),%zmm17
vaddps	%zmm17,%zmm9,%zmm9
vdivps	%zmm9,%zmm31,%zmm9
vcmpltps	%zmm29,%zmm8,%k5
vmovups	880(%rsp),%zmm8
vsubps	%zmm8,%zmm27,%zmm11
vsubps	2928(%rsp),%zmm8,%zmm11 {%k5}
vmulps	%zmm9,%zmm11,%zmm9
vmulps	1008(%rsp),%zmm11,%zmm11
vcmpltps	%zmm11,%zmm29,%k5
vmovaps	%zmm14,%zmm11
vmulps	%zmm19,%zmm9,%zmm11 {%k5}
vmovups	944(%rsp),%zmm8
vandps	%zmm18,%zmm8,%zmm9
vaddps	%zmm17,%zmm9,%zmm9
vdivps	%zmm9,%zmm31,%zmm9
vcmpunordps	%zmm7,%zmm7,%k5
vminps	%zmm7,%zmm11,%zmm7
vmovaps	%zmm11,%zmm7 {%k5}
vcmpltps	%zmm29,%zmm8,%k5
vmovups	2992(%rsp),%zmm8
vsubps	%zmm15,%zmm8,%zmm8
vsubps	3056(%rsp),%zmm15,%zmm8 {%k5}
vmulps	%zmm9,%zmm8,%zmm9
vmulps	3504(%rsp),%zmm8,%zmm8
vcmpltps	%zmm8,%zmm29,%k5
vmovaps	%zmm14,%zmm8
vmulps	%zmm19,%zmm9,%zmm8 {%k5}
vcmpunordps	%zmm7,%zmm7,%k5
vminps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k5}
vcmpltps	%zmm29,%zmm20,%k5
vmovups	560(%rsp),%zmm9
vmovups	3120(%rsp),%zmm8
vsubps	%zmm9,%zmm8,%zmm8
vsubps	3184(%rsp),%zmm9,%zmm8 {%k5}
vmulps	%zmm0,%zmm8,%zmm0
vmulps	%zmm8,%zmm1,%zmm8
vcmpltps	%zmm8,%zmm29,%k5
vmovaps	%zmm14,%zmm8
vmulps	%zmm19,%zmm0,%zmm8 {%k5}
vcmpunordps	%zmm7,%zmm7,%k5
vminps	%zmm7,%zmm8,%zmm0
vmovaps	%zmm8,%zmm0 {%k5}
vcmpltps	%zmm2,%zmm0,%k4 {%k4}
vblendmps	%zmm0,%zmm2,%zmm7 {%k4}
jmp	66b
.p2align	4
89:
vmulps	%zmm26,%zmm16,%zmm2
vfmadd213ps	%zmm24,%zmm2,%zmm23
vmulps	%zmm23,%zmm11,%zmm5
vfmadd213ps	%zmm22,%zmm5,%zmm20
vfmadd213ps	%zmm20,%zmm2,%zmm21
vmulps	%zmm21,%zmm13,%zmm3
vfmadd213ps	%zmm19,%zmm3,%zmm17
vmovups	4400(%rsp),%zmm0
vfmadd213ps	%zmm17,%zmm5,%zmm0
vfmadd213ps	%zmm0,%zmm2,%zmm18
vmulps	944(%rsp),%zmm18,%zmm1
vmovups	4464(%rsp),%zmm4
vfmadd213ps	%zmm7,%zmm1,%zmm4
vmovups	4528(%rsp),%zmm0
vfmadd213ps	%zmm4,%zmm3,%zmm0
vfmadd213ps	%zmm0,%zmm5,%zmm6
vmovups	1904(%rsp),%zmm0
vfmadd213ps	%zmm6,%zmm2,%zmm0
vmulps	752(%rsp),%zmm0,%zmm0
vmovups	%zmm0,1648(%rsp)
vmulps	304(%rsp),%zmm1,%zmm0
vmovups	%zmm0,496(%rsp)
vmulps	1328(%rsp),%zmm3,%zmm0
vmovups	%zmm0,176(%rsp)
vmulps	1264(%rsp),%zmm5,%zmm0
vmovups	%zmm0,688(%rsp)
vmulps	368(%rsp),%zmm2,%zmm0
vmovups	%zmm0,240(%rsp)
vdivps	4720(%rsp),%zmm31,%zmm0
vmulps	4784(%rsp),%zmm0,%zmm0
vpbroadcastd	388f(%rip),%zmm6
vpaddd	%zmm6,%zmm0,%zmm1
vpbroadcastd	389f(%rip),%zmm20
vpandd	%zmm20,%zmm1,%zmm1
vpsubd	%zmm1,%zmm29,%zmm2
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm31,%zmm0,%zmm2
vmulps	%zmm2,%zmm2,%zmm0
vmovaps	%zmm30,%zmm3
vfmadd213ps	393f(%rip){1to16},%zmm2,%zmm3
vbroadcastss	394f(%rip),%zmm5
vfmadd213ps	395f(%rip){1to16},%zmm2,%zmm5
vbroadcastss	396f(%rip),%zmm4
vfmadd213ps	397f(%rip){1to16},%zmm2,%zmm4
vfmadd231ps	398f(%rip){1to16},%zmm0,%zmm4
vfmadd213ps	%zmm5,%zmm0,%zmm4
vfmadd213ps	%zmm3,%zmm0,%zmm4
vfmadd213ps	%zmm2,%zmm0,%zmm4
vfmadd231ps	399f(%rip){1to16},%zmm1,%zmm4
vmovups	4272(%rsp),%zmm0
vfmadd231ps	432f(%rip){1to16},%zmm0,%zmm4
vmovups	4848(%rsp),%zmm0
vfmadd231ps	433f(%rip){1to16},%zmm0,%zmm4
vmovups	%zmm4,432(%rsp)
movl	(%rsp),%r10d
movl	%r10d,%edx
shrb	$3,%dl
testl	%r13d,%r13d
setne	%r8b
andb	%dl,%r8b
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm25,%xmm25,%xmm25
cmpb	$1,%r8b
vbroadcastss	339f(%rip),%zmm22
vbroadcastss	345f(%rip),%zmm23
jne	94f
imulq	24(%rsp),%rbx
xorl	%edx,%edx
.p2align	4
92:
movl	%ebx,%r8d
shrl	%r8d
andl	$1073741823,%r8d
shlq	$7,%r8
addq	%rcx,%r8
leaq	(%rdx,%r13),%r9
leaq	(%r9,%r9,4),%r9
shlq	$6,%r9
vmovups	880(%rsp),%zmm0
vmulps	(%rdi,%r9),%zmm0,%zmm0
movq	%rdi,%r9
xorl	%r14d,%r14d
vbroadcastss	393f(%rip),%zmm28
vbroadcastss	397f(%rip),%zmm26
vbroadcastss	398f(%rip),%zmm27
vbroadcastss	399f(%rip),%zmm29
vpbroadcastd	98f(%rip),%zmm4
.p2align	4
93:
vmovaps	(%r9),%zmm1
vmovaps	(%r8,%r14),%zmm2
vfmadd213ps	%zmm15,%zmm0,%zmm1
vaddps	%zmm1,%zmm2,%zmm1
vdivps	%zmm1,%zmm31,%zmm3
vmovaps	-64(%r8,%r14),%zmm7
vsubps	%zmm1,%zmm7,%zmm7
vmulps	%zmm3,%zmm7,%zmm7
vaddps	%zmm22,%zmm3,%zmm8
vcmpltps	%zmm7,%zmm22,%k1
vmovaps	%zmm7,%zmm8 {%k1}
vaddps	%zmm31,%zmm8,%zmm10
vpaddd	%zmm6,%zmm10,%zmm10
vpandd	%zmm20,%zmm10,%zmm10
vpsubd	%zmm10,%zmm4,%zmm13
vaddps	%zmm22,%zmm13,%zmm17
vfmadd231ps	%zmm8,%zmm13,%zmm17
vmulps	%zmm17,%zmm17,%zmm8
vbroadcastss	394f(%rip),%zmm13
vfmadd213ps	395f(%rip){1to16},%zmm17,%zmm13
vbroadcastss	396f(%rip),%zmm19
vfmadd213ps	%zmm26,%zmm17,%zmm19
vfmadd231ps	%zmm27,%zmm8,%zmm19
vfmadd213ps	%zmm13,%zmm8,%zmm19
vmovaps	%zmm30,%zmm13
vfmadd213ps	%zmm28,%zmm17,%zmm13
vfmadd213ps	%zmm13,%zmm8,%zmm19
vfmadd213ps	%zmm17,%zmm8,%zmm19
vcvtdq2ps	%zmm10,%zmm8
vfmadd231ps	%zmm29,%zmm8,%zmm19
vaddps	%zmm31,%zmm7,%zmm8
vmaxps	%zmm22,%zmm7,%zmm7
vfmsub231ps	%zmm8,%zmm19,%zmm7
vaddps	%zmm23,%zmm1,%zmm8
vdivps	%zmm8,%zmm31,%zmm8
vfmadd231ps	%zmm7,%zmm1,%zmm25
vmulps	%zmm3,%zmm2,%zmm1
vmulps	%zmm8,%zmm8,%zmm2
vaddps	%zmm8,%zmm5,%zmm5
vmulps	%zmm2,%zmm8,%zmm3
vaddps	%zmm2,%zmm9,%zmm9
vaddps	%zmm3,%zmm24,%zmm24
vfmadd231ps	%zmm3,%zmm1,%zmm14
vmulps	%zmm3,%zmm2,%zmm3
vfmadd231ps	%zmm2,%zmm1,%zmm16
vmulps	%zmm2,%zmm2,%zmm2
vaddps	%zmm2,%zmm21,%zmm21
vfmadd231ps	%zmm2,%zmm1,%zmm12
vfmadd231ps	%zmm1,%zmm3,%zmm11
vaddps	%zmm3,%zmm18,%zmm18
subq	$-128,%r14
addq	$320,%r9
cmpq	%r14,%rsi
jne	93b
incq	%rdx
addq	%rax,%rbx
cmpq	%r13,%rdx
jne	92b
94:
vbroadcastss	24(%r11),%zmm1
vmovups	1648(%rsp),%zmm29
vbroadcastss	334f(%rip),%zmm3
vandps	%zmm3,%zmm29,%zmm0
vxorps	%xmm2,%xmm2,%xmm2
vmaxps	%zmm2,%zmm0,%zmm0
vandps	496(%rsp),%zmm3,%zmm2
vmaxps	%zmm0,%zmm2,%zmm0
vandps	%zmm3,%zmm1,%zmm2
vcmpltps	%zmm31,%zmm2,%k1
vandps	240(%rsp),%zmm3,%zmm3
vmulps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k1}
vmaxps	%zmm0,%zmm2,%zmm2
vmovups	3312(%rsp),%zmm6
vcmpleps	%zmm31,%zmm6,%k2
vmovups	304(%rsp),%zmm22
vmulps	1840(%rsp),%zmm22,%zmm0
vmovups	752(%rsp),%zmm13
vmulps	%zmm13,%zmm0,%zmm0
vmovups	560(%rsp),%zmm30
vmulps	%zmm1,%zmm30,%zmm1
vminps	%zmm1,%zmm30,%zmm1
vmulps	435f(%rip){1to16},%zmm1,%zmm1
vcmpleps	%zmm1,%zmm2,%k3 {%k2}
vmovaps	%zmm0,%zmm1
vfnmadd213ps	%zmm31,%zmm0,%zmm1
vmovups	1328(%rsp),%zmm26
vmulps	624(%rsp),%zmm26,%zmm2
vmulps	%zmm13,%zmm2,%zmm27
vmulps	1392(%rsp),%zmm26,%zmm2
vmulps	%zmm0,%zmm27,%zmm3
vfmsub231ps	%zmm2,%zmm22,%zmm3
vmovups	1264(%rsp),%zmm23
vmulps	1456(%rsp),%zmm23,%zmm2
vmulps	%zmm13,%zmm2,%zmm17
vmulps	1520(%rsp),%zmm23,%zmm2
vmulps	%zmm0,%zmm17,%zmm7
vfmsub231ps	%zmm2,%zmm22,%zmm7
vbroadcastss	425f(%rip),%zmm4
vmaxps	%zmm4,%zmm1,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	1136(%rsp),%zmm23,%zmm8
vmulps	%zmm27,%zmm17,%zmm10
vfmsub231ps	%zmm8,%zmm26,%zmm10
vmovups	368(%rsp),%zmm28
vmulps	4016(%rsp),%zmm28,%zmm8
vmulps	%zmm13,%zmm8,%zmm13
vmulps	1968(%rsp),%zmm28,%zmm8
vmulps	%zmm0,%zmm13,%zmm20
vfmsub231ps	%zmm8,%zmm22,%zmm20
vdivps	%zmm2,%zmm31,%zmm19
vmulps	1776(%rsp),%zmm28,%zmm2
vmulps	%zmm27,%zmm13,%zmm22
vfmsub231ps	%zmm2,%zmm26,%zmm22
vminps	%zmm31,%zmm1,%zmm1
vmulps	%zmm19,%zmm3,%zmm8
vmovaps	%zmm27,%zmm2
vfnmadd213ps	%zmm31,%zmm27,%zmm2
vfnmadd231ps	%zmm8,%zmm8,%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmaxps	%zmm4,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	2160(%rsp),%zmm28,%zmm3
vmulps	%zmm17,%zmm13,%zmm28
vfmsub231ps	%zmm3,%zmm23,%zmm28
vdivps	%zmm2,%zmm31,%zmm3
vmulps	%zmm19,%zmm7,%zmm7
vfnmadd231ps	%zmm8,%zmm7,%zmm10
vmulps	%zmm3,%zmm10,%zmm10
vmovaps	%zmm17,%zmm2
vfnmadd213ps	%zmm31,%zmm17,%zmm2
vfnmadd231ps	%zmm7,%zmm7,%zmm2
vfnmadd231ps	%zmm10,%zmm10,%zmm2
vminps	%zmm1,%zmm2,%zmm1
vmaxps	%zmm4,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vdivps	%zmm2,%zmm31,%zmm4
vmovups	%zmm19,1136(%rsp)
vmulps	%zmm19,%zmm20,%zmm2
vmovups	%zmm8,1456(%rsp)
vfnmadd231ps	%zmm8,%zmm2,%zmm22
vmovups	%zmm3,1584(%rsp)
vmulps	%zmm3,%zmm22,%zmm22
vfnmadd231ps	%zmm7,%zmm2,%zmm28
vmovups	%zmm10,1520(%rsp)
vfnmadd231ps	%zmm10,%zmm22,%zmm28
vmovups	%zmm4,624(%rsp)
vmulps	%zmm4,%zmm28,%zmm20
vmovaps	%zmm13,%zmm10
vfnmadd213ps	%zmm31,%zmm13,%zmm10
vfnmadd231ps	%zmm2,%zmm2,%zmm10
vfnmadd231ps	%zmm22,%zmm22,%zmm10
vfnmadd231ps	%zmm20,%zmm20,%zmm10
vminps	%zmm1,%zmm10,%zmm1
vcmpgtps	434f(%rip){1to16},%zmm1,%k0
vmovups	1200(%rsp),%zmm28
vaddps	%zmm28,%zmm29,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	3632(%rsp),%zmm4
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	3696(%rsp),%zmm4
vmaxps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vmovaps	%zmm1,%zmm28 {%k3}
vbroadcastss	208(%r11),%zmm1
vcmpeqps	346f(%rip){1to16},%zmm6,%k1
vmovaps	%zmm1,%zmm28 {%k1}
movq	160(%rsp),%r13
movq	%r13,%rax
shlq	$6,%rax
vbroadcastss	12(%r11),%zmm6
movq	104(%rsp),%r12
vmovaps	%zmm28,(%r12,%rax)
vmovups	816(%rsp),%zmm29
vaddps	496(%rsp),%zmm29,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2736(%rsp),%zmm28
vminps	%zmm4,%zmm28,%zmm4
vmovaps	%zmm28,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2800(%rsp),%zmm28
vmaxps	%zmm4,%zmm28,%zmm4
vmovaps	%zmm28,%zmm4 {%k4}
vmovaps	%zmm4,%zmm29 {%k3}
vmovaps	%zmm1,%zmm29 {%k1}
movq	16(%rsp),%r9
addq	%r9,%r13
shlq	$6,%r13
vmovaps	%zmm29,(%r12,%r13)
vmovups	880(%rsp),%zmm29
vaddps	176(%rsp),%zmm29,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2864(%rsp),%zmm28
vminps	%zmm4,%zmm28,%zmm4
vmovaps	%zmm28,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2928(%rsp),%zmm28
vmaxps	%zmm4,%zmm28,%zmm4
vmovaps	%zmm28,%zmm4 {%k4}
vmovaps	%zmm4,%zmm29 {%k3}
leaq	(%r12,%rax),%rsi
vmulps	%zmm29,%zmm6,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
movq	%r9,%rdx
shlq	$7,%rdx
vmovaps	%zmm4,(%rdx,%rsi)
vaddps	688(%rsp),%zmm15,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2992(%rsp),%zmm28
vminps	%zmm4,%zmm28,%zmm4
vmovaps	%zmm28,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3056(%rsp),%zmm28
vmaxps	%zmm4,%zmm28,%zmm4
vmovaps	%zmm28,%zmm4 {%k4}
vmovaps	%zmm4,%zmm15 {%k3}
vmulps	%zmm15,%zmm6,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
leaq	(%r9,%r9,2),%rdx
movq	%rdx,%r8
shlq	$6,%r8
vmovaps	%zmm4,(%r8,%rsi)
vaddps	240(%rsp),%zmm30,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3120(%rsp),%zmm15
vminps	%zmm4,%zmm15,%zmm4
vmovaps	%zmm15,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3184(%rsp),%zmm15
vmaxps	%zmm4,%zmm15,%zmm4
vmovaps	%zmm15,%zmm4 {%k4}
vmovaps	%zmm4,%zmm30 {%k3}
vmovaps	%zmm1,%zmm30 {%k1}
movq	%r9,%r8
shlq	$8,%r8
vmovaps	%zmm30,(%r8,%rsi)
movl	$5,%r8d
testb	$2,%r10b
je	95f
vmaxps	425f(%rip){1to16},%zmm10,%zmm4
vsqrtps	%zmm4,%zmm4
vdivps	%zmm4,%zmm31,%zmm4
vbroadcastss	357f(%rip),%zmm10
vxorps	%zmm10,%zmm0,%zmm0
vmulps	%zmm6,%zmm26,%zmm26
vmulps	%zmm6,%zmm23,%zmm6
kandw	%k0,%k2,%k2
movl	%r10d,%esi
andl	$4,%esi
movl	%esi,%r8d
shrl	$2,%r8d
leaq	(%r9,%r9,4),%r15
shlq	$6,%r15
addq	%r12,%r15
xorl	%r14d,%r14d
testl	%esi,%esi
sete	%r14b
leaq	7(%r8,%r8,2),%rbx
movl	$14,%r9d
movl	$8,%r8d
cmoveq	%r8,%r9
movl	$19,%r8d
movl	$9,%r10d
cmoveq	%r10,%r8
xorq	$7,%r14
imulq	16(%rsp),%r14
shlq	$6,%r14
addq	%r12,%r14
imulq	16(%rsp),%rbx
shlq	$6,%rbx
addq	%r12,%rbx
imulq	16(%rsp),%r9
shlq	$6,%r9
addq	%r12,%r9
imulq	16(%rsp),%r8
shlq	$6,%r8
addq	%r12,%r8
vmovups	1136(%rsp),%zmm23
vmulps	%zmm0,%zmm23,%zmm30
vmovups	1456(%rsp),%zmm8
vfmadd231ps	%zmm30,%zmm8,%zmm27
vxorps	%zmm10,%zmm27,%zmm0
vmovups	1584(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm29
vxorps	%zmm10,%zmm23,%zmm0
vmulps	%zmm0,%zmm8,%zmm0
vmulps	%zmm3,%zmm0,%zmm28
vfmadd231ps	%zmm30,%zmm7,%zmm17
vmovups	1520(%rsp),%zmm15
vfmadd231ps	%zmm29,%zmm15,%zmm17
vxorps	%zmm10,%zmm17,%zmm0
vmovups	624(%rsp),%zmm8
vmulps	%zmm0,%zmm8,%zmm27
vmulps	%zmm7,%zmm23,%zmm0
vfmadd231ps	%zmm28,%zmm15,%zmm0
vxorps	%zmm10,%zmm0,%zmm0
vmulps	%zmm0,%zmm8,%zmm19
vxorps	%zmm10,%zmm3,%zmm0
vmulps	%zmm0,%zmm15,%zmm0
vmulps	%zmm8,%zmm0,%zmm17
vfmadd231ps	%zmm30,%zmm2,%zmm13
vfmadd231ps	%zmm29,%zmm22,%zmm13
vfmadd231ps	%zmm27,%zmm20,%zmm13
vxorps	%zmm10,%zmm13,%zmm0
vmulps	%zmm0,%zmm4,%zmm15
vmulps	%zmm2,%zmm23,%zmm0
vfmadd231ps	%zmm28,%zmm22,%zmm0
vfmadd231ps	%zmm19,%zmm20,%zmm0
vxorps	%zmm10,%zmm0,%zmm0
vmulps	%zmm0,%zmm4,%zmm13
vmulps	%zmm22,%zmm3,%zmm0
vfmadd231ps	%zmm17,%zmm20,%zmm0
vxorps	%zmm10,%zmm0,%zmm0
vmulps	%zmm0,%zmm4,%zmm7
vxorps	%zmm10,%zmm8,%zmm0
vmulps	%zmm0,%zmm20,%zmm0
vmulps	%zmm4,%zmm0,%zmm0
vmovaps	%zmm30,%zmm20
vfmadd213ps	%zmm31,%zmm30,%zmm20
vfmadd231ps	%zmm29,%zmm29,%zmm20
vfmadd231ps	%zmm27,%zmm27,%zmm20
vfmadd231ps	%zmm15,%zmm15,%zmm20
vmovups	752(%rsp),%zmm2
vmulps	%zmm20,%zmm2,%zmm20
vmovaps	%zmm1,%zmm22
vmulps	%zmm20,%zmm2,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%r15)
movl	(%rsp),%r10d
vmulps	%zmm23,%zmm23,%zmm20
vfmadd231ps	%zmm28,%zmm28,%zmm20
vfmadd231ps	%zmm19,%zmm19,%zmm20
vfmadd231ps	%zmm13,%zmm13,%zmm20
vmovups	304(%rsp),%zmm2
vmulps	%zmm20,%zmm2,%zmm20
vmovaps	%zmm1,%zmm22
vmulps	%zmm20,%zmm2,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%r14)
vmulps	%zmm3,%zmm3,%zmm20
vfmadd231ps	%zmm17,%zmm17,%zmm20
vfmadd231ps	%zmm7,%zmm7,%zmm20
vmulps	%zmm26,%zmm20,%zmm20
vmovaps	%zmm1,%zmm22
vmulps	%zmm20,%zmm26,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%rbx)
vmulps	%zmm8,%zmm8,%zmm20
vfmadd231ps	%zmm0,%zmm0,%zmm20
vmulps	%zmm6,%zmm20,%zmm20
vmovaps	%zmm1,%zmm22
vmulps	%zmm20,%zmm6,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%r9)
movq	16(%rsp),%r9
vmulps	%zmm4,%zmm4,%zmm20
vmovups	368(%rsp),%zmm2
vmulps	%zmm20,%zmm2,%zmm20
vmovaps	%zmm1,%zmm22
vmulps	%zmm20,%zmm2,%zmm22 {%k2}
vmovaps	%zmm22,(%rax,%r8)
movl	$10,%r8d
testl	%esi,%esi
je	95f
vmulps	1136(%rsp),%zmm30,%zmm8
vfmadd231ps	%zmm29,%zmm28,%zmm8
vfmadd231ps	%zmm27,%zmm19,%zmm8
vfmadd231ps	%zmm15,%zmm13,%zmm8
vmovups	304(%rsp),%zmm10
vmulps	%zmm8,%zmm10,%zmm8
vmovaps	%zmm1,%zmm20
vmovups	752(%rsp),%zmm22
vmulps	%zmm8,%zmm22,%zmm20 {%k2}
movq	%rdx,%rsi
shlq	$7,%rsi
addq	%r12,%rsi
vmovaps	%zmm20,(%rax,%rsi)
vmovups	1584(%rsp),%zmm2
vmulps	%zmm29,%zmm2,%zmm8
vfmadd231ps	%zmm27,%zmm17,%zmm8
vfmadd231ps	%zmm15,%zmm7,%zmm8
vmulps	%zmm26,%zmm8,%zmm8
vmovaps	%zmm1,%zmm20
vmulps	%zmm8,%zmm22,%zmm20 {%k2}
movq	%r9,%rsi
shlq	$9,%rsi
addq	%r12,%rsi
vmovaps	%zmm20,(%rax,%rsi)
vmulps	%zmm28,%zmm2,%zmm3
vfmadd231ps	%zmm19,%zmm17,%zmm3
vfmadd231ps	%zmm13,%zmm7,%zmm3
vmulps	%zmm26,%zmm3,%zmm3
vmovaps	%zmm1,%zmm8
vmulps	%zmm3,%zmm10,%zmm8 {%k2}
leaq	(%r9,%r9,8),%rsi
movq	%rsi,%r8
shlq	$6,%r8
addq	%r12,%r8
vmovaps	%zmm8,(%rax,%r8)
vmovups	624(%rsp),%zmm2
vmulps	%zmm27,%zmm2,%zmm3
vfmadd231ps	%zmm15,%zmm0,%zmm3
vmulps	%zmm6,%zmm3,%zmm3
vmovaps	%zmm1,%zmm8
vmulps	%zmm3,%zmm22,%zmm8 {%k2}
imulq	$704,%r9,%r8
addq	%r12,%r8
vmovaps	%zmm8,(%rax,%r8)
vmulps	%zmm19,%zmm2,%zmm3
vfmadd231ps	%zmm13,%zmm0,%zmm3
vmulps	%zmm6,%zmm3,%zmm3
vmovaps	%zmm1,%zmm8
vmulps	%zmm3,%zmm10,%zmm8 {%k2}
shlq	$8,%rdx
addq	%r12,%rdx
vmovaps	%zmm8,(%rax,%rdx)
vmulps	%zmm17,%zmm2,%zmm2
vfmadd231ps	%zmm7,%zmm0,%zmm2
vmulps	%zmm6,%zmm2,%zmm2
vmovaps	%zmm1,%zmm3
vmulps	%zmm2,%zmm26,%zmm3 {%k2}
imulq	$832,%r9,%rdx
addq	%r12,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmulps	%zmm15,%zmm4,%zmm2
vmovups	368(%rsp),%zmm8
vmulps	%zmm2,%zmm8,%zmm2
vmovaps	%zmm1,%zmm3
vmulps	%zmm2,%zmm22,%zmm3 {%k2}
imulq	$960,%r9,%rdx
addq	%r12,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmulps	%zmm13,%zmm4,%zmm2
vmulps	%zmm2,%zmm8,%zmm2
vmovaps	%zmm1,%zmm3
vmulps	%zmm2,%zmm10,%zmm3 {%k2}
movq	%r9,%rdx
shlq	$10,%rdx
addq	%r12,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmulps	%zmm7,%zmm4,%zmm2
vmulps	%zmm2,%zmm8,%zmm2
vmovaps	%zmm1,%zmm3
vmulps	%zmm26,%zmm2,%zmm3 {%k2}
imulq	$1088,%r9,%rdx
addq	%r12,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmulps	%zmm0,%zmm4,%zmm0
vmulps	%zmm0,%zmm8,%zmm0
vmulps	%zmm6,%zmm0,%zmm1 {%k2}
shlq	$7,%rsi
addq	%r12,%rsi
vmovaps	%zmm1,(%rax,%rsi)
movl	$20,%r8d
95:
testb	$8,%r10b
vxorps	%xmm26,%xmm26,%xmm26
je	6b
vbroadcastss	208(%r11),%zmm0
vmovups	3312(%rsp),%zmm1
vcmpeqps	346f(%rip){1to16},%zmm1,%k2
vaddps	%zmm25,%zmm25,%zmm1
vmovups	432(%rsp),%zmm6
vfmsub132ps	356f(%rip){1to16},%zmm25,%zmm6
vbroadcastss	100(%r11),%zmm3
vfmadd213ps	%zmm26,%zmm5,%zmm3
vfmadd231ps	104(%r11){1to16},%zmm9,%zmm3
vfmadd231ps	108(%r11){1to16},%zmm24,%zmm3
vfmadd231ps	112(%r11){1to16},%zmm21,%zmm3
vfmadd231ps	116(%r11){1to16},%zmm18,%zmm3
vfmadd231ps	120(%r11){1to16},%zmm16,%zmm3
vfmadd231ps	124(%r11){1to16},%zmm14,%zmm3
vfmadd231ps	128(%r11){1to16},%zmm12,%zmm3
vfmadd231ps	132(%r11){1to16},%zmm11,%zmm3
vbroadcastss	136(%r11),%zmm2
vmovups	4656(%rsp),%zmm4
vaddps	%zmm3,%zmm4,%zmm3
vfmadd213ps	%zmm26,%zmm5,%zmm2
vfmadd231ps	140(%r11){1to16},%zmm9,%zmm2
vfmadd231ps	144(%r11){1to16},%zmm24,%zmm2
vfmadd231ps	148(%r11){1to16},%zmm21,%zmm2
vfmadd231ps	152(%r11){1to16},%zmm18,%zmm2
vfmadd231ps	156(%r11){1to16},%zmm16,%zmm2
vfmadd231ps	160(%r11){1to16},%zmm14,%zmm2
vfmadd231ps	164(%r11){1to16},%zmm12,%zmm2
vfmadd231ps	168(%r11){1to16},%zmm11,%zmm2
vfmadd132ps	172(%r11){1to16},%zmm26,%zmm5
vfmadd231ps	176(%r11){1to16},%zmm9,%zmm5
vfmadd231ps	180(%r11){1to16},%zmm24,%zmm5
vfmadd231ps	184(%r11){1to16},%zmm21,%zmm5
vfmadd231ps	188(%r11){1to16},%zmm18,%zmm5
vfmadd231ps	192(%r11){1to16},%zmm16,%zmm5
vfmadd231ps	196(%r11){1to16},%zmm14,%zmm5
vfmadd231ps	200(%r11){1to16},%zmm12,%zmm5
vfmadd231ps	204(%r11){1to16},%zmm11,%zmm5
vfmadd231ps	429f(%rip){1to16},%zmm4,%zmm2
vfmadd231ps	436f(%rip){1to16},%zmm4,%zmm5
vmovaps	%zmm0,%zmm6 {%k2}
movq	%r8,%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%r12,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmovaps	%zmm0,%zmm1 {%k2}
leaq	1(%r8),%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%r12,%rdx
vmovaps	%zmm1,(%rax,%rdx)
vmovaps	%zmm0,%zmm3 {%k2}
leaq	2(%r8),%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%r12,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmovaps	%zmm0,%zmm2 {%k2}
leaq	3(%r8),%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%r12,%rdx
vmovaps	%zmm2,(%rax,%rdx)
vmovaps	%zmm0,%zmm5 {%k2}
addq	$4,%r8
imulq	%r9,%r8
shlq	$6,%r8
addq	%r12,%r8
vmovaps	%zmm5,(%rax,%r8)
jmp	6b
96:
addq	$5432,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
97:
vzeroupper
retq
.p2align	2,0x0
98:
.long	0x3f800000
99:
.long	1048576
322:
.long	0x5d800000
323:
.long	0x3f40094e
324:
.long	0x3e1d5a5a
325:
.long	0x3bd74912
326:
.long	0x3f156f3d
327:
.long	0x3d26f715
328:
.long	8388607
329:
.long	0x21800000
332:
.long	0xc9800000
333:
.long	0x3f000000
334:
.long	0x7fffffff
335:
.long	0x40400000
336:
.long	2139095039
337:
.long	0x0da24260
338:
.long	0x1e3ce508
339:
.long	0xbf800000
342:
.long	0x41100000
343:
.long	0x3e800000
344:
.long	0x41490fdb
345:
.long	0x40a00000
346:
.long	0x40800000
347:
.long	0x3fc00000
348:
.long	0x7149f2ca
349:
.long	2
352:
.long	4
353:
.long	8
354:
.long	16
355:
.long	0x3f3504f3
356:
.long	0xbf000000
357:
.long	0x80000000
358:
.long	0xc2ae0000
359:
.long	0x3fb8aa3b
362:
.long	0xbf317200
363:
.long	0xb5bfbe8e
364:
.long	0x3aae0472
365:
.long	0x3c1e8629
366:
.long	0x3d635b73
367:
.long	0x3e75fc8c
368:
.long	0x3f317214
369:
.long	0x42fe0000
372:
.long	0x3e99999a
373:
.long	0xbe04a19d
374:
.long	0x3ef89ba5
375:
.long	0xbf03248e
376:
.long	0x3f0c3744
377:
.long	0xbdc1d79d
378:
.long	0x3e5c1572
379:
.long	0x3e17e642
382:
.long	0x3e2ecff8
383:
.long	0x3e2d3f9f
384:
.long	0x3ecc422a
385:
.long	0x3f106ebb
386:
.long	0xc0000000
387:
.long	0x41400000
388:
.long	3234528013
389:
.long	4286578688
392:
.long	0x3eaaac4e
393:
.long	0xbf00000d
394:
.long	0x3e4bdb47
395:
.long	0xbe7fd7d0
396:
.long	0x3e259a3a
397:
.long	0xbe2ec8d2
398:
.long	0xbddadb52
399:
.long	0x33b17218
422:
.long	0x3727c5ac
423:
.long	0x3a83126f
424:
.long	0x41800000
425:
.long	0x358637bd
426:
.long	0x350637bd
427:
.long	0x34210fb0
428:
.long	0x36a7c5ac
429:
.long	0x40000000
432:
.long	0x3f317218
433:
.long	0x3feb3f8f
434:
.long	0x38d1b717
435:
.long	0x3951b717
436:
.long	0x41000000
437:
.long	0x3cf5c28f
438:
.long	0x41200000
439:
.long	0x26901d7d
442:
.long	0x3f800054
443:
.long	0xbf4ccccd
