# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	77f
testl	%edx,%edx
je	77f
testl	%esi,%esi
je	77f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$6920,%rsp
movq	6992(%rsp),%r10
movl	%esi,%eax
movl	%edx,%edx
movq	(%rdi),%rsi
movq	8(%rdi),%r11
movq	16(%rdi),%rbx
movq	%rbx,8(%rsp)
movq	24(%rdi),%rbx
movq	%rbx,448(%rsp)
addl	%r8d,%r9d
addl	6976(%rsp),%r9d
movq	32(%rdi),%rdi
movl	%ecx,%ecx
movq	%rcx,416(%rsp)
movq	%r10,%rcx
movq	%rsi,136(%rsp)
leaq	64(%rsi),%r8
movq	%r9,432(%rsp)
addq	%r9,%r9
movq	%rdx,120(%rsp)
imulq	%rax,%rdx
addq	%rdx,%rdx
movq	%rdx,408(%rsp)
leaq	(%rax,%rax),%rdx
movq	%rdx,424(%rsp)
leaq	256(%rdi),%rbp
vbroadcastss	78f(%rip),%zmm0
vbroadcastss	94f(%rip),%zmm14
vbroadcastss	95f(%rip),%zmm20
xorl	%esi,%esi
vxorps	%xmm25,%xmm25,%xmm25
vpbroadcastd	78f(%rip),%zmm23
vbroadcastss	374f(%rip),%zmm27
vbroadcastss	375f(%rip),%zmm28
vbroadcastss	82f(%rip),%zmm24
vbroadcastss	83f(%rip),%zmm26
vbroadcastss	84f(%rip),%zmm29
vbroadcastss	85f(%rip),%zmm31
vbroadcastss	86f(%rip),%zmm30
movq	%rax,456(%rsp)
jmp	3f
.p2align	4
2:
movq	%r10,%rsi
incq	%rsi
movq	%rdx,%r9
addq	408(%rsp),%r9
cmpq	416(%rsp),%rsi
je	76f
3:
movq	%rsi,%r10
imulq	120(%rsp),%rsi
movq	%rsi,440(%rsp)
movq	%r9,%rdx
xorl	%ebx,%ebx
movq	%r9,472(%rsp)
movq	%r10,464(%rsp)
jmp	5f
.p2align	4
4:
incq	%rbx
addq	424(%rsp),%r9
cmpq	120(%rsp),%rbx
je	2b
5:
movq	440(%rsp),%rsi
addq	%rbx,%rsi
imulq	%rax,%rsi
addq	432(%rsp),%rsi
movq	%r9,%r15
xorl	%r12d,%r12d
movq	%r9,496(%rsp)
movq	%rbx,488(%rsp)
movq	%rsi,480(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	95f(%rip),%zmm20
vblendmps	4224(%rsp),%zmm20,%zmm1 {%k1}
movq	448(%rsp),%rcx
vmovups	4288(%rsp),%zmm2
vmovaps	%zmm2,(%rcx,%rax)
vmovaps	%zmm1,(%rcx,%r13)
movq	6992(%rsp),%rcx
movq	456(%rsp),%rax
movq	472(%rsp),%rdx
vbroadcastss	94f(%rip),%zmm14
movq	464(%rsp),%r10
vxorps	%xmm25,%xmm25,%xmm25
vpbroadcastd	78f(%rip),%zmm23
vbroadcastss	374f(%rip),%zmm27
vbroadcastss	375f(%rip),%zmm28
vbroadcastss	82f(%rip),%zmm24
vbroadcastss	83f(%rip),%zmm26
vbroadcastss	84f(%rip),%zmm29
vbroadcastss	86f(%rip),%zmm30
movq	496(%rsp),%r9
movq	488(%rsp),%rbx
movq	480(%rsp),%rsi
movq	32(%rsp),%r15
movq	504(%rsp),%r12
7:
incq	%r12
addq	$2,%r15
cmpq	%rax,%r12
je	4b
8:
leaq	(%rsi,%r12),%r13
movq	%r11,%r14
movq	%rcx,%r11
movl	8(%rcx),%ecx
movq	%rcx,128(%rsp)
cmpq	%rcx,%r13
movq	%r11,%rcx
movq	%r14,%r11
jae	7b
movq	%r12,504(%rsp)
movl	(%rcx),%r14d
movl	16(%rcx),%eax
movl	%eax,4(%rsp)
movq	%r14,%rsi
imulq	%r14,%rsi
vxorps	%xmm1,%xmm1,%xmm1
testq	%r14,%r14
movq	%r15,32(%rsp)
movq	%r13,40(%rsp)
je	38f
movq	%rsi,%rax
imulq	%r13,%rax
addq	%rax,%rax
leaq	(%r14,%r14),%rcx
movq	%r14,%rdx
shlq	$7,%rdx
movq	136(%rsp),%r9
leaq	(%r9,%rdx),%rbx
imulq	%rsi,%r15
vxorps	%xmm19,%xmm19,%xmm19
vmovaps	%zmm0,%zmm17
vmovaps	%zmm0,%zmm18
vpbroadcastd	79f(%rip),%zmm7
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm3,48(%rsp)
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm10,%xmm10,%xmm10
xorl	%r13d,%r13d
jmp	32f
.p2align	4
9:
movl	%ecx,%r9d
imull	%r13d,%r9d
addl	%eax,%r9d
andl	$2147483646,%r9d
shlq	$6,%r9
movq	136(%rsp),%r10
addq	%r9,%r10
vmovaps	(%r10),%zmm13
vmovaps	64(%r10),%zmm14
vsubps	%zmm14,%zmm13,%zmm13
vaddps	%zmm13,%zmm5,%zmm5
vaddps	%zmm14,%zmm9,%zmm9
vmovaps	-128(%rbx,%r9),%zmm13
vmovaps	-64(%rbx,%r9),%zmm14
vsubps	%zmm14,%zmm13,%zmm13
vaddps	%zmm13,%zmm3,%zmm3
vaddps	%zmm14,%zmm10,%zmm10
vaddps	%zmm4,%zmm2,%zmm2
vaddps	%zmm12,%zmm8,%zmm8
incq	%r13
addq	%rcx,%r15
cmpq	%r14,%r13
je	37f
32:
movl	%r15d,%r10d
shrl	%r10d
andl	$1073741823,%r10d
shlq	$7,%r10
addq	%r8,%r10
testb	$8,4(%rsp)
jne	34f
vxorps	%xmm4,%xmm4,%xmm4
xorl	%r9d,%r9d
vxorps	%xmm12,%xmm12,%xmm12
.p2align	4
33:
vmovaps	-64(%r10,%r9),%zmm13
vmovaps	(%r10,%r9),%zmm14
vsubps	%zmm14,%zmm13,%zmm13
vaddps	%zmm13,%zmm4,%zmm4
vaddps	%zmm14,%zmm12,%zmm12
subq	$-128,%r9
cmpq	%r9,%rdx
jne	33b
jmp	36f
.p2align	4
34:
vxorps	%xmm4,%xmm4,%xmm4
xorl	%r12d,%r12d
vxorps	%xmm12,%xmm12,%xmm12
vbroadcastss	87f(%rip),%zmm22
vpbroadcastd	88f(%rip),%zmm21
.p2align	4
35:
vmovaps	-64(%r10,%r12),%zmm13
vmovaps	(%r10,%r12),%zmm14
vcmpltps	%zmm24,%zmm14,%k1
vmovaps	%zmm13,%zmm15 {%k1} {z}
vaddps	%zmm26,%zmm15,%zmm16
vfmadd213ps	%zmm29,%zmm15,%zmm16
vfmadd213ps	%zmm31,%zmm15,%zmm16
vmovaps	%zmm18,%zmm6
vaddps	%zmm30,%zmm15,%zmm18
vfmadd213ps	%zmm22,%zmm15,%zmm18
vcmpltps	%zmm15,%zmm25,%k1
vmulps	%zmm16,%zmm17,%zmm17 {%k1}
vmulps	%zmm18,%zmm6,%zmm6 {%k1}
vmovaps	%zmm6,%zmm18
vpsrld	$23,%zmm17,%zmm15
vpsrld	$23,%zmm6,%zmm16
vpsubd	%zmm16,%zmm7,%zmm7
vpaddd	%zmm15,%zmm7,%zmm7
vpternlogd	$236,%zmm21,%zmm23,%zmm17
vpternlogd	$236,%zmm21,%zmm23,%zmm18
vbroadcastss	78f(%rip),%zmm15 {%k1} {z}
vaddps	%zmm15,%zmm19,%zmm19
vsubps	%zmm14,%zmm13,%zmm13
vaddps	%zmm13,%zmm4,%zmm4
vaddps	%zmm14,%zmm12,%zmm12
subq	$-128,%r12
cmpq	%r12,%rdx
jne	35b
36:
testq	%r13,%r13
jne	9b
vmovups	48(%rsp),%zmm6
vaddps	%zmm4,%zmm6,%zmm6
vmovups	%zmm6,48(%rsp)
vaddps	%zmm12,%zmm11,%zmm11
jmp	9b
.p2align	4
37:
vbroadcastss	89f(%rip),%zmm14
vmulps	%zmm14,%zmm11,%zmm11
vrndscaleps	$8,%zmm11,%zmm13
vmulps	%zmm14,%zmm12,%zmm11
vrndscaleps	$8,%zmm11,%zmm12
vmulps	%zmm14,%zmm9,%zmm9
vrndscaleps	$8,%zmm9,%zmm11
vmulps	%zmm14,%zmm10,%zmm9
vrndscaleps	$8,%zmm9,%zmm9
vmulps	%zmm14,%zmm8,%zmm8
vrndscaleps	$8,%zmm8,%zmm8
vcvtudq2ps	%zmm7,%zmm7
vaddps	92f(%rip){1to16},%zmm7,%zmm6
vmovups	%zmm6,5120(%rsp)
movq	6992(%rsp),%rcx
vbroadcastss	94f(%rip),%zmm14
vmovups	48(%rsp),%zmm16
jmp	39f
38:
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm6,%xmm6,%xmm6
vmovups	%zmm6,5120(%rsp)
vmovaps	%zmm0,%zmm18
vmovaps	%zmm0,%zmm17
39:
vmovups	%zmm19,6080(%rsp)
vpxord	%xmm22,%xmm22,%xmm22
vcvtusi2ss	%r14d,%xmm22,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm13,%zmm7,%zmm10
vmaxps	%zmm0,%zmm10,%zmm10
vdivps	%zmm10,%zmm0,%zmm10
vmulps	%zmm10,%zmm16,%zmm6
vsubps	%zmm12,%zmm7,%zmm10
vmaxps	%zmm0,%zmm10,%zmm10
vdivps	%zmm10,%zmm0,%zmm10
vmulps	%zmm10,%zmm4,%zmm4
vsubps	%zmm11,%zmm7,%zmm10
vmaxps	%zmm0,%zmm10,%zmm10
vdivps	%zmm10,%zmm0,%zmm10
vmulps	%zmm10,%zmm5,%zmm5
vsubps	%zmm9,%zmm7,%zmm9
vmaxps	%zmm0,%zmm9,%zmm9
vdivps	%zmm9,%zmm0,%zmm9
vmulps	%zmm9,%zmm3,%zmm3
vminps	%zmm6,%zmm4,%zmm9
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm4,%zmm9 {%k1}
vmaxps	%zmm6,%zmm4,%zmm6
vmovaps	%zmm4,%zmm6 {%k1}
vminps	%zmm5,%zmm3,%zmm4
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm3,%zmm4 {%k1}
vmaxps	%zmm5,%zmm3,%zmm5
vmovaps	%zmm3,%zmm5 {%k1}
vminps	%zmm9,%zmm4,%zmm3
vcmpunordps	%zmm9,%zmm9,%k1
vmovaps	%zmm4,%zmm3 {%k1}
vmaxps	%zmm9,%zmm4,%zmm9
vmovaps	%zmm4,%zmm9 {%k1}
vminps	%zmm6,%zmm5,%zmm4
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm5,%zmm4 {%k1}
vminps	%zmm9,%zmm4,%zmm5
vcmpunordps	%zmm9,%zmm9,%k1
vmovaps	%zmm4,%zmm5 {%k1}
vaddps	%zmm5,%zmm3,%zmm3
vbroadcastss	93f(%rip),%zmm19
vmulps	%zmm19,%zmm3,%zmm3
vpxord	%xmm22,%xmm22,%xmm22
vcvtusi2ss	%rsi,%xmm22,%xmm4
vandps	%zmm14,%zmm2,%zmm6
vbroadcastss	%xmm4,%zmm5
vsubps	%zmm8,%zmm5,%zmm16
vmaxps	%zmm1,%zmm3,%zmm4
vmulps	%zmm20,%zmm4,%zmm11
testq	%r14,%r14
vmovdqu64	%zmm17,6016(%rsp)
vmovdqu64	%zmm18,5952(%rsp)
je	44f
movq	%rcx,%r10
leaq	(%r14,%r14),%r13
movq	32(%rsp),%rax
imulq	%rsi,%rax
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm1,%xmm1,%xmm1
xorl	%ecx,%ecx
.p2align	4
42:
movl	%eax,%edx
shrl	%edx
andl	$1073741823,%edx
shlq	$7,%rdx
addq	%r8,%rdx
vxorps	%xmm12,%xmm12,%xmm12
xorl	%r9d,%r9d
.p2align	4
43:
vmovaps	-64(%rdx),%zmm13
vmovaps	(%rdx),%zmm14
vsubps	%zmm14,%zmm13,%zmm13
vsubps	%zmm3,%zmm13,%zmm13
vmaxps	%zmm25,%zmm13,%zmm13
vfmadd132ps	%zmm20,%zmm11,%zmm14
vfmsub231ps	%zmm13,%zmm13,%zmm14
vmaxps	%zmm25,%zmm14,%zmm13
vcvtsi2ss	%r9,%xmm0,%xmm14
vbroadcastss	%xmm14,%zmm15
vaddps	%zmm13,%zmm12,%zmm12
vfmadd231ps	%zmm15,%zmm13,%zmm10
vmulss	%xmm14,%xmm14,%xmm14
vbroadcastss	%xmm14,%zmm14
vfmadd231ps	%zmm14,%zmm13,%zmm8
incq	%r9
subq	$-128,%rdx
cmpq	%r9,%r14
jne	43b
vcvtsi2ss	%rcx,%xmm0,%xmm13
vbroadcastss	%xmm13,%zmm14
vaddps	%zmm12,%zmm4,%zmm4
vfmadd231ps	%zmm14,%zmm12,%zmm9
vmulss	%xmm13,%xmm13,%xmm13
vbroadcastss	%xmm13,%zmm13
vfmadd231ps	%zmm13,%zmm12,%zmm1
incq	%rcx
addq	%r13,%rax
cmpq	%r14,%rcx
jne	42b
movq	%r10,%rcx
jmp	45f
44:
xorl	%r13d,%r13d
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm4,%xmm4,%xmm4
45:
vpcmpgtd	96f(%rip){1to16},%zmm6,%k0
vmaxps	97f(%rip){1to16},%zmm4,%zmm6
vdivps	%zmm6,%zmm0,%zmm11
vcmpgtps	98f(%rip){1to16},%zmm4,%k1
vaddps	99f(%rip){1to16},%zmm7,%zmm6
vmulps	%zmm19,%zmm6,%zmm6
vmovaps	%zmm6,%zmm7
vmulps	%zmm11,%zmm10,%zmm7 {%k1}
vdivps	322f(%rip){1to16},%zmm5,%zmm10
vmulps	%zmm11,%zmm9,%zmm6 {%k1}
vmulps	%zmm11,%zmm8,%zmm5
vfnmadd231ps	%zmm7,%zmm7,%zmm5
vaddps	%zmm5,%zmm5,%zmm5
vminps	%zmm5,%zmm10,%zmm8
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm10,%zmm8 {%k1}
vbroadcastss	323f(%rip),%zmm9
vmaxps	%zmm9,%zmm8,%zmm5
vsqrtps	%zmm5,%zmm5
vmulps	%zmm11,%zmm1,%zmm1
vfnmadd231ps	%zmm6,%zmm6,%zmm1
vaddps	%zmm1,%zmm1,%zmm1
vminps	%zmm1,%zmm10,%zmm8
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm10,%zmm8 {%k1}
vmaxps	%zmm9,%zmm8,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	324f(%rip){1to16},%zmm5,%zmm8
vmulps	%zmm8,%zmm1,%zmm8
vmulps	%zmm8,%zmm4,%zmm4
vfnmadd231ps	%zmm16,%zmm3,%zmm2
vsqrtps	%zmm4,%zmm4
vmaxps	%zmm2,%zmm4,%zmm8
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm4,%zmm8 {%k1}
vmaxps	%zmm0,%zmm8,%zmm2
vbroadcastss	20(%r11),%zmm4
vmulss	24(%r11),%xmm4,%xmm8
vbroadcastss	%xmm8,%zmm8
vpxord	%xmm21,%xmm21,%xmm21
vcmpltps	%zmm4,%zmm21,%k1
vmovaps	%zmm4,%zmm5 {%k1}
vcmpltps	%zmm8,%zmm21,%k1
vmovaps	%zmm8,%zmm1 {%k1}
vbroadcastss	52(%r11),%zmm19
vbroadcastss	76(%r11),%zmm20
vbroadcastss	56(%r11),%zmm17
vbroadcastss	80(%r11),%zmm18
vbroadcastss	60(%r11),%zmm14
vbroadcastss	84(%r11),%zmm15
vbroadcastss	64(%r11),%zmm12
vbroadcastss	88(%r11),%zmm13
vbroadcastss	68(%r11),%zmm10
vbroadcastss	92(%r11),%zmm11
vbroadcastss	72(%r11),%zmm8
vbroadcastss	96(%r11),%zmm9
vminps	%zmm7,%zmm20,%zmm4
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	%zmm20,3968(%rsp)
vmovaps	%zmm20,%zmm4 {%k1}
vmaxps	%zmm4,%zmm19,%zmm7
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm19,2368(%rsp)
vmovaps	%zmm19,%zmm7 {%k1}
vmovups	%zmm7,1856(%rsp)
vminps	%zmm6,%zmm18,%zmm4
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	%zmm18,4096(%rsp)
vmovaps	%zmm18,%zmm4 {%k1}
vmaxps	%zmm4,%zmm17,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm17,2240(%rsp)
vmovaps	%zmm17,%zmm6 {%k1}
vmovups	%zmm6,1920(%rsp)
vmovups	%zmm15,4032(%rsp)
vminps	%zmm2,%zmm15,%zmm2
vmovups	%zmm14,2880(%rsp)
vmaxps	%zmm2,%zmm14,%zmm2
vmovups	%zmm2,208(%rsp)
vminps	%zmm3,%zmm13,%zmm2
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm13,2304(%rsp)
vmovaps	%zmm13,%zmm2 {%k1}
vmaxps	%zmm2,%zmm12,%zmm3
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm12,4608(%rsp)
vmovaps	%zmm12,%zmm3 {%k1}
vmovups	%zmm3,640(%rsp)
vminps	%zmm5,%zmm11,%zmm2
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm11,%zmm2 {%k1}
vmaxps	%zmm2,%zmm10,%zmm24
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm10,%zmm24 {%k1}
vminps	%zmm1,%zmm9,%zmm2
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm9,%zmm2 {%k1}
vmaxps	%zmm2,%zmm8,%zmm1
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm8,%zmm1 {%k1}
vmovups	%zmm1,2496(%rsp)
vmovups	%zmm16,5888(%rsp)
vcmpltps	325f(%rip){1to16},%zmm16,%k1
korw	%k1,%k0,%k1
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,3584(%rsp)
vblendmps	%zmm21,%zmm0,%zmm17 {%k1}
vbroadcastss	326f(%rip),%zmm2
vbroadcastss	327f(%rip),%zmm1
vblendmps	%zmm2,%zmm1,%zmm1 {%k1}
vmovups	%zmm1,4224(%rsp)
vcvtusi2ssl	12(%rcx),%xmm0,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	%zmm1,5184(%rsp)
vmovups	%zmm10,3648(%rsp)
vmovups	%zmm11,5056(%rsp)
vsubss	%xmm10,%xmm11,%xmm1
vmovss	323f(%rip),%xmm3
vmulss	%xmm3,%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	%zmm1,6208(%rsp)
vmovups	%zmm8,3776(%rsp)
vmovups	%zmm9,3712(%rsp)
vsubss	%xmm8,%xmm9,%xmm1
vmulss	%xmm3,%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	%zmm1,6144(%rsp)
movq	%r14,%rax
shlq	$6,%rax
leaq	(%rax,%rax,4),%rbx
movq	32(%rsp),%rcx
imulq	%rsi,%rcx
movq	%r14,%rax
shlq	$7,%rax
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,3136(%rsp)
vmovups	%zmm1,3200(%rsp)
vmovups	%zmm1,3264(%rsp)
vmovups	%zmm1,3392(%rsp)
vmovups	%zmm1,3456(%rsp)
vxorps	%xmm6,%xmm6,%xmm6
vmovups	%zmm1,3328(%rsp)
vmovups	%zmm0,3520(%rsp)
vbroadcastss	329f(%rip),%zmm1
vmovups	%zmm1,4928(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm3,2432(%rsp)
vmovups	%zmm1,4160(%rsp)
vmovups	%zmm2,3072(%rsp)
vbroadcastss	328f(%rip),%zmm1
vmovups	%zmm1,4992(%rsp)
vbroadcastss	96f(%rip),%zmm1
vmovups	%zmm1,4672(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,4288(%rsp)
jmp	47f
.p2align	4
46:
vfmadd213ps	%zmm30,%zmm8,%zmm5
vcmpunordps	%zmm5,%zmm5,%k4
vmovups	3968(%rsp),%zmm2
vminps	%zmm5,%zmm2,%zmm4
vmovaps	%zmm2,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2368(%rsp),%zmm2
vmaxps	%zmm4,%zmm2,%zmm4
vmovaps	%zmm2,%zmm4 {%k4}
vmovaps	%zmm30,%zmm4 {%k3}
vsubps	%zmm30,%zmm4,%zmm5
vmovups	3584(%rsp),%zmm7
vblendmps	%zmm7,%zmm5,%zmm7 {%k3}
vmovups	336(%rsp),%zmm12
vfmadd213ps	%zmm19,%zmm5,%zmm12
vfmadd213ps	%zmm29,%zmm8,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vminps	%zmm3,%zmm31,%zmm3
vmovaps	%zmm31,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	2240(%rsp),%zmm2
vmaxps	%zmm3,%zmm2,%zmm3
vmovaps	%zmm2,%zmm3 {%k4}
vmovaps	%zmm29,%zmm3 {%k3}
vsubps	%zmm29,%zmm3,%zmm5
vmovups	3136(%rsp),%zmm11
vblendmps	%zmm11,%zmm5,%zmm11 {%k3}
vmovups	48(%rsp),%zmm2
vfmadd213ps	%zmm12,%zmm5,%zmm2
vdivps	%zmm9,%zmm0,%zmm5
vmovups	%zmm7,3584(%rsp)
vmulps	%zmm7,%zmm5,%zmm7
vmovups	1024(%rsp),%zmm13
vmovups	576(%rsp),%zmm15
vfnmadd213ps	%zmm15,%zmm7,%zmm13
vmovups	2176(%rsp),%zmm14
vmovups	1152(%rsp),%zmm16
vfnmadd213ps	%zmm16,%zmm7,%zmm14
vmovups	%zmm11,3136(%rsp)
vmulps	%zmm11,%zmm5,%zmm7
vmovups	960(%rsp),%zmm12
vfnmadd213ps	%zmm13,%zmm7,%zmm12
vmovups	1408(%rsp),%zmm13
vfnmadd213ps	%zmm14,%zmm7,%zmm13
vmovups	1344(%rsp),%zmm11
vfmadd213ps	%zmm11,%zmm8,%zmm25
vcmpunordps	%zmm25,%zmm25,%k4
vminps	%zmm25,%zmm17,%zmm7
vmovaps	%zmm17,%zmm7 {%k4}
vcmpunordps	%zmm7,%zmm7,%k4
vmaxps	%zmm7,%zmm26,%zmm14
vmovaps	%zmm26,%zmm14 {%k4}
vmovaps	%zmm11,%zmm14 {%k3}
vsubps	%zmm11,%zmm14,%zmm7
vmovups	272(%rsp),%zmm17
vfmadd213ps	%zmm2,%zmm7,%zmm17
vmovups	3392(%rsp),%zmm11
vblendmps	%zmm11,%zmm7,%zmm11 {%k3}
vmovups	%zmm11,3392(%rsp)
vmulps	%zmm11,%zmm5,%zmm7
vmovups	2752(%rsp),%zmm11
vfnmadd213ps	%zmm12,%zmm7,%zmm11
vmovups	896(%rsp),%zmm12
vfnmadd213ps	%zmm13,%zmm7,%zmm12
vmovups	4160(%rsp),%zmm7
vmovaps	%zmm7,%zmm24 {%k2}
vcmpnltps	%zmm1,%zmm8,%k4
vmovups	4928(%rsp),%zmm1
vblendmps	%zmm1,%zmm10,%zmm1 {%k3}
vmovups	%zmm1,4928(%rsp)
vmulps	1792(%rsp),%zmm10,%zmm1
vmulps	398f(%rip){1to16},%zmm1,%zmm1
vcmpunordps	%zmm10,%zmm10,%k5
vminps	%zmm10,%zmm1,%zmm7
vmovaps	%zmm1,%zmm7 {%k5}
vcmpnleps	%zmm23,%zmm7,%k5
vmovups	3072(%rsp),%zmm1
vmovaps	%zmm1,%zmm23 {%k2}
vcmpnleps	%zmm8,%zmm9,%k6
korw	%k5,%k1,%k1
korw	%k6,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm0,%zmm1 {%k1} {z}
vmovups	2432(%rsp),%zmm7
vmovaps	%zmm7,%zmm1 {%k2}
vmovups	3520(%rsp),%zmm7
vblendmps	%zmm7,%zmm8,%zmm7 {%k3}
vmovups	%zmm7,3520(%rsp)
vmovups	144(%rsp),%zmm19
vfmadd213ps	%zmm20,%zmm8,%zmm19
vcmpunordps	%zmm19,%zmm19,%k1
vminps	%zmm19,%zmm21,%zmm7
vmovaps	%zmm21,%zmm7 {%k1}
vcmpunordps	%zmm7,%zmm7,%k1
vmaxps	%zmm7,%zmm22,%zmm7
vmovaps	%zmm22,%zmm7 {%k1}
vmovaps	%zmm20,%zmm7 {%k3}
vmovups	%zmm7,2496(%rsp)
vsubps	%zmm20,%zmm7,%zmm7
vmovups	1088(%rsp),%zmm13
vfmadd213ps	%zmm17,%zmm7,%zmm13
vmovups	3456(%rsp),%zmm8
vblendmps	%zmm8,%zmm7,%zmm8 {%k3}
vmovups	%zmm8,3456(%rsp)
vmulps	%zmm8,%zmm5,%zmm5
vmovups	2816(%rsp),%zmm7
vfnmadd213ps	%zmm11,%zmm5,%zmm7
vmovups	4480(%rsp),%zmm11
vfnmadd213ps	%zmm12,%zmm5,%zmm11
vmovups	6464(%rsp),%zmm2
vmulps	%zmm7,%zmm2,%zmm5
vmulps	4416(%rsp),%zmm2,%zmm7
vmovups	6400(%rsp),%zmm12
vmulps	%zmm7,%zmm12,%zmm8
vmulps	%zmm5,%zmm8,%zmm10
vfmsub231ps	%zmm11,%zmm12,%zmm10
vfnmadd213ps	%zmm0,%zmm8,%zmm8
vmaxps	387f(%rip){1to16},%zmm8,%zmm8
vdivps	%zmm8,%zmm0,%zmm8
vmulps	%zmm10,%zmm8,%zmm8
vmulps	%zmm8,%zmm12,%zmm8
vmulps	%zmm5,%zmm2,%zmm5
vmulps	%zmm2,%zmm7,%zmm7
vmulps	%zmm8,%zmm9,%zmm8
vbroadcastss	425f(%rip),%zmm11
vmovups	640(%rsp),%zmm2
vmulps	%zmm11,%zmm2,%zmm10
vcmpunordps	%zmm8,%zmm8,%k1
vmaxps	%zmm8,%zmm10,%zmm8
vmovaps	%zmm10,%zmm8 {%k1}
vaddps	%zmm8,%zmm2,%zmm8
vcmpunordps	%zmm8,%zmm8,%k1
vmovups	2304(%rsp),%zmm10
vminps	%zmm8,%zmm10,%zmm8
vmovaps	%zmm10,%zmm8 {%k1}
vcmpunordps	%zmm8,%zmm8,%k1
vmaxps	%zmm8,%zmm18,%zmm8
vmovaps	%zmm18,%zmm8 {%k1}
vmovaps	%zmm2,%zmm8 {%k3}
vsubps	%zmm2,%zmm8,%zmm10
vfmadd231ps	%zmm16,%zmm10,%zmm13
vmulps	%zmm5,%zmm9,%zmm5
vfnmadd231ps	%zmm7,%zmm10,%zmm5
vmovups	3264(%rsp),%zmm7
vblendmps	%zmm7,%zmm10,%zmm7 {%k3}
vmovups	%zmm7,3264(%rsp)
vmovups	208(%rsp),%zmm2
vmulps	%zmm11,%zmm2,%zmm7
vcmpunordps	%zmm5,%zmm5,%k1
vmaxps	%zmm5,%zmm7,%zmm5
vmovaps	%zmm7,%zmm5 {%k1}
vaddps	%zmm5,%zmm2,%zmm5
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	4032(%rsp),%zmm7
vminps	%zmm5,%zmm7,%zmm5
vmovaps	%zmm7,%zmm5 {%k1}
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	2880(%rsp),%zmm7
vmaxps	%zmm5,%zmm7,%zmm5
vmovaps	%zmm7,%zmm5 {%k1}
vmovaps	%zmm2,%zmm5 {%k3}
vsubps	%zmm2,%zmm5,%zmm7
vfmadd231ps	%zmm7,%zmm15,%zmm13 {%k4} {z}
vmovups	3200(%rsp),%zmm9
vblendmps	%zmm9,%zmm7,%zmm9 {%k3}
vmovups	%zmm9,3200(%rsp)
vmovups	3328(%rsp),%zmm7
vmovaps	%zmm7,%zmm13 {%k3}
knotw	%k0,%k1
vmovups	512(%rsp),%zmm2
vmovaps	%zmm2,%zmm2 {%k1} {z}
vmovups	5184(%rsp),%zmm7
vcmpgtps	4288(%rsp),%zmm7,%k1
vaddps	4544(%rsp),%zmm2,%zmm17 {%k1} {z}
vmovdqa32	%zmm6,%zmm6 {%k3} {z}
vmovups	%zmm4,1856(%rsp)
vmovups	%zmm3,1920(%rsp)
vmovups	%zmm5,208(%rsp)
vmovups	%zmm8,640(%rsp)
vmovups	%zmm13,3328(%rsp)
vmovups	%zmm1,2432(%rsp)
vmovups	%zmm24,4160(%rsp)
vmovups	%zmm23,3072(%rsp)
vmovaps	%zmm14,%zmm24
vxorps	%xmm25,%xmm25,%xmm25
47:
vxorps	%xmm4,%xmm4,%xmm4
vpslld	$31,%zmm6,%zmm1
vpmovd2m	%zmm1,%k0
kmovw	%k0,30(%rsp)
knotw	%k0,%k0
kmovw	%k0,28(%rsp)
vpandd	332f(%rip){1to16},%zmm6,%zmm1
vmovdqu64	%zmm1,6784(%rsp)
vptestnmd	%zmm1,%zmm1,%k0
kmovw	%k0,26(%rsp)
vpandd	333f(%rip){1to16},%zmm6,%zmm1
vmovdqu64	%zmm1,6720(%rsp)
vptestnmd	%zmm1,%zmm1,%k0
kmovw	%k0,24(%rsp)
vpandd	334f(%rip){1to16},%zmm6,%zmm1
vmovdqu64	%zmm1,6656(%rsp)
vptestnmd	%zmm1,%zmm1,%k0
kmovw	%k0,22(%rsp)
vpandd	335f(%rip){1to16},%zmm6,%zmm1
vmovdqu64	%zmm1,6592(%rsp)
vptestnmd	%zmm1,%zmm1,%k0
kmovw	%k0,20(%rsp)
vmovups	%zmm6,6272(%rsp)
vpandd	336f(%rip){1to16},%zmm6,%zmm1
vmovdqu64	%zmm1,6528(%rsp)
vptestnmd	%zmm1,%zmm1,%k0
kmovw	%k0,18(%rsp)
.p2align	4
48:
vmovups	%zmm17,5568(%rsp)
vaddss	%xmm4,%xmm17,%xmm1
vmovshdup	%xmm17,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm17,%xmm17,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm17,%xmm17,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$1,%ymm17,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm17,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm17,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
testq	%r14,%r14
vmovups	%zmm24,4352(%rsp)
vmovss	%xmm1,2944(%rsp)
je	56f
movb	$1,%dl
vmovups	1856(%rsp),%zmm1
vmovups	%zmm1,48(%rsp)
vmovaps	%zmm24,%zmm2
xorl	%r10d,%r10d
vbroadcastss	93f(%rip),%zmm9
vbroadcastss	94f(%rip),%zmm18
vbroadcastss	339f(%rip),%zmm12
vbroadcastss	342f(%rip),%zmm14
vbroadcastss	343f(%rip),%zmm23
vbroadcastss	344f(%rip),%zmm15
vbroadcastss	345f(%rip),%zmm3
vbroadcastss	346f(%rip),%zmm26
vbroadcastss	347f(%rip),%zmm1
vbroadcastss	348f(%rip),%zmm13
vbroadcastss	349f(%rip),%zmm17
vbroadcastss	352f(%rip),%zmm16
.p2align	4
49:
vdivps	%zmm2,%zmm0,%zmm2
vmulps	337f(%rip){1to16},%zmm2,%zmm29
vbroadcastss	338f(%rip),%zmm10
vsubps	48(%rsp),%zmm10,%zmm4
vmulps	%zmm29,%zmm4,%zmm4
vxorps	%zmm12,%zmm4,%zmm6
vmulps	%zmm6,%zmm4,%zmm5
vmaxps	%zmm14,%zmm5,%zmm5
vmulps	%zmm23,%zmm5,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vfmadd231ps	%zmm15,%zmm7,%zmm5
vfmadd231ps	%zmm3,%zmm7,%zmm5
vmulps	%zmm23,%zmm5,%zmm5
vmovaps	%zmm26,%zmm8
vfmadd213ps	%zmm1,%zmm5,%zmm8
vfmadd213ps	%zmm13,%zmm5,%zmm8
vfmadd213ps	%zmm17,%zmm5,%zmm8
vfmadd213ps	%zmm16,%zmm5,%zmm8
vfmadd213ps	%zmm0,%zmm5,%zmm8
vbroadcastss	353f(%rip),%zmm30
vaddps	%zmm30,%zmm7,%zmm5
vcvttps2udq	%zmm5,%zmm5
vpslld	$23,%zmm5,%zmm5
vmulps	%zmm5,%zmm8,%zmm5
vandps	%zmm18,%zmm4,%zmm7
vbroadcastss	354f(%rip),%zmm21
vfmadd132ps	%zmm21,%zmm0,%zmm7
vdivps	%zmm7,%zmm0,%zmm7
vbroadcastss	355f(%rip),%zmm8
vbroadcastss	356f(%rip),%zmm31
vfmadd213ps	%zmm31,%zmm7,%zmm8
vmovaps	%zmm0,%zmm19
vbroadcastss	357f(%rip),%zmm0
vfmadd213ps	%zmm0,%zmm7,%zmm8
vbroadcastss	358f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm7,%zmm8
vbroadcastss	359f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm7,%zmm8
vbroadcastss	362f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm7,%zmm8
vbroadcastss	363f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm7,%zmm8
vbroadcastss	364f(%rip),%zmm27
vfmadd213ps	%zmm27,%zmm7,%zmm8
vbroadcastss	365f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm7,%zmm8
vcmpltps	%zmm6,%zmm4,%k1
vblendmps	%zmm10,%zmm9,%zmm10 {%k1}
vmulps	%zmm8,%zmm7,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vmulps	%zmm6,%zmm10,%zmm11
vmulps	366f(%rip){1to16},%zmm2,%zmm6
vmovaps	%zmm2,%zmm0
vmulps	367f(%rip){1to16},%zmm2,%zmm7
vmovaps	%zmm29,%zmm20
vmulps	%zmm7,%zmm29,%zmm8
leaq	(%r10,%r10,4),%r10
shlq	$6,%r10
addq	%rbp,%r10
xorl	%r15d,%r15d
vmovss	93f(%rip),%xmm29
vmovaps	%zmm17,%zmm22
vbroadcastss	368f(%rip),%zmm17
vmovaps	%zmm9,%zmm18
vmovaps	%zmm23,%zmm30
vmovaps	%zmm3,%zmm21
vmovaps	%zmm13,%zmm31
.p2align	4
52:
vxorps	%xmm9,%xmm9,%xmm9
vcvtsi2ss	%r15,%xmm9,%xmm9
vaddss	%xmm29,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	48(%rsp),%zmm9,%zmm9
vmulps	%zmm9,%zmm20,%zmm9
vxorps	%zmm12,%zmm9,%zmm13
vmovaps	%zmm12,%zmm23
vmulps	%zmm13,%zmm9,%zmm12
vmaxps	%zmm14,%zmm12,%zmm12
vmovaps	%zmm14,%zmm3
vmulps	%zmm30,%zmm12,%zmm14
vrndscaleps	$8,%zmm14,%zmm14
vfmadd231ps	%zmm15,%zmm14,%zmm12
vfmadd231ps	%zmm21,%zmm14,%zmm12
vmulps	%zmm30,%zmm12,%zmm12
vmovaps	%zmm15,%zmm2
vbroadcastss	346f(%rip),%zmm15
vfmadd213ps	%zmm1,%zmm12,%zmm15
vfmadd213ps	%zmm31,%zmm12,%zmm15
vfmadd213ps	%zmm22,%zmm12,%zmm15
vfmadd213ps	%zmm16,%zmm12,%zmm15
vaddps	353f(%rip){1to16},%zmm14,%zmm14
vcvttps2udq	%zmm14,%zmm14
vfmadd213ps	%zmm19,%zmm12,%zmm15
vandps	94f(%rip){1to16},%zmm9,%zmm12
vfmadd132ps	354f(%rip){1to16},%zmm19,%zmm12
vdivps	%zmm12,%zmm19,%zmm16
vpslld	$23,%zmm14,%zmm12
vmulps	%zmm12,%zmm15,%zmm12
vbroadcastss	355f(%rip),%zmm14
vfmadd213ps	356f(%rip){1to16},%zmm16,%zmm14
vfmadd213ps	357f(%rip){1to16},%zmm16,%zmm14
vfmadd213ps	358f(%rip){1to16},%zmm16,%zmm14
vfmadd213ps	%zmm24,%zmm16,%zmm14
vfmadd213ps	%zmm25,%zmm16,%zmm14
vfmadd213ps	%zmm26,%zmm16,%zmm14
vfmadd213ps	%zmm27,%zmm16,%zmm14
vfmadd213ps	%zmm28,%zmm16,%zmm14
vcmpltps	%zmm13,%zmm9,%k1
vblendmps	338f(%rip){1to16},%zmm18,%zmm13 {%k1}
vmulps	%zmm14,%zmm16,%zmm14
vbroadcastss	352f(%rip),%zmm16
vmulps	%zmm12,%zmm14,%zmm14
vmulps	%zmm14,%zmm13,%zmm14
vsubps	%zmm10,%zmm13,%zmm10
vsubps	%zmm14,%zmm11,%zmm11
vaddps	%zmm11,%zmm10,%zmm10
vmulps	%zmm12,%zmm9,%zmm11
vfmsub231ps	%zmm5,%zmm4,%zmm11
vmulps	%zmm17,%zmm4,%zmm15
vfmadd213ps	%zmm19,%zmm4,%zmm15
vmovaps	%zmm10,-256(%r10)
vmulps	%zmm15,%zmm5,%zmm10
vmulps	%zmm17,%zmm9,%zmm15
vfmadd213ps	%zmm19,%zmm9,%zmm15
vmulps	%zmm12,%zmm15,%zmm15
vmulps	%zmm4,%zmm10,%zmm4
vsubps	%zmm10,%zmm15,%zmm10
vfmsub231ps	%zmm15,%zmm9,%zmm4
vmovaps	%zmm2,%zmm15
vsubps	%zmm12,%zmm5,%zmm5
vmulps	%zmm5,%zmm6,%zmm5
vmovaps	%zmm5,-192(%r10)
vmulps	%zmm11,%zmm7,%zmm5
vfmsub213ps	%zmm5,%zmm7,%zmm4
vmovaps	%zmm5,-128(%r10)
vmulps	%zmm10,%zmm8,%zmm5
vmovaps	%zmm5,-64(%r10)
vmulps	%zmm4,%zmm0,%zmm4
vmovaps	%zmm4,(%r10)
incq	%r15
addq	$320,%r10
vmovaps	%zmm9,%zmm4
vmovaps	%zmm12,%zmm5
vmovaps	%zmm23,%zmm12
vmovaps	%zmm14,%zmm11
vmovaps	%zmm3,%zmm14
vmovaps	%zmm13,%zmm10
cmpq	%r15,%r14
jne	52b
vmovups	1920(%rsp),%zmm0
vmovups	%zmm0,48(%rsp)
vmovups	2496(%rsp),%zmm2
movq	%r14,%r10
testb	$1,%dl
movl	$0,%edx
vmovaps	%zmm19,%zmm0
vmovaps	%zmm18,%zmm9
vbroadcastss	94f(%rip),%zmm18
vmovaps	%zmm30,%zmm23
vmovaps	%zmm21,%zmm3
vbroadcastss	346f(%rip),%zmm26
vmovaps	%zmm31,%zmm13
vmovaps	%zmm22,%zmm17
jne	49b
vxorps	%xmm1,%xmm1,%xmm1
vmovss	2944(%rsp),%xmm2
vucomiss	%xmm1,%xmm2
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,336(%rsp)
vmovups	2432(%rsp),%zmm1
ja	53f
vxorps	%xmm1,%xmm1,%xmm1
53:
movq	%rcx,%rdx
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,48(%rsp)
vxorps	%xmm12,%xmm12,%xmm12
vmovups	%zmm2,1152(%rsp)
vmovups	%zmm2,272(%rsp)
vxorps	%xmm10,%xmm10,%xmm10
vmovups	%zmm2,2624(%rsp)
vmovups	%zmm2,704(%rsp)
vmovups	%zmm2,1216(%rsp)
vmovups	%zmm2,1024(%rsp)
vmovups	%zmm2,960(%rsp)
vmovups	%zmm2,1792(%rsp)
vmovups	%zmm2,2176(%rsp)
vmovups	%zmm2,1408(%rsp)
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm19,%xmm19,%xmm19
vmovups	%zmm2,1472(%rsp)
vmovups	%zmm2,1536(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vmovups	%zmm2,896(%rsp)
vmovups	%zmm2,1600(%rsp)
vmovups	%zmm2,1664(%rsp)
vmovups	%zmm2,1728(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm30,%xmm30,%xmm30
vmovups	%zmm2,1280(%rsp)
vmovups	%zmm2,768(%rsp)
vmovups	%zmm2,144(%rsp)
vmovups	%zmm2,1344(%rsp)
vmovups	%zmm2,832(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm15,%xmm15,%xmm15
xorl	%r15d,%r15d
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm2,512(%rsp)
vmovups	640(%rsp),%zmm31
vmovups	208(%rsp),%zmm17
.p2align	4
54:
vmovups	%zmm19,2688(%rsp)
vmovups	%zmm7,2112(%rsp)
vmovups	%zmm15,1984(%rsp)
vmovups	%zmm6,2048(%rsp)
vmovups	%zmm12,576(%rsp)
vmovups	%zmm10,1088(%rsp)
vmovups	%zmm11,4416(%rsp)
vmovups	%zmm9,2752(%rsp)
vmovups	%zmm8,2816(%rsp)
vmovups	%zmm30,4480(%rsp)
movl	%edx,%r10d
shrl	%r10d
andl	$1073741823,%r10d
shlq	$7,%r10
addq	%r8,%r10
leaq	(%r15,%r14),%r9
leaq	(%r9,%r9,4),%r9
shlq	$6,%r9
vmovaps	(%rdi,%r9),%zmm26
vmovaps	64(%rdi,%r9),%zmm27
vmovaps	128(%rdi,%r9),%zmm28
vmovaps	192(%rdi,%r9),%zmm2
vmovups	%zmm2,3008(%rsp)
vmovaps	256(%rdi,%r9),%zmm2
vmovups	%zmm2,2560(%rsp)
vmulps	%zmm26,%zmm17,%zmm30
vxorps	%xmm18,%xmm18,%xmm18
xorl	%r12d,%r12d
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm14,%xmm14,%xmm14
.p2align	4
55:
vmovaps	-64(%r10),%zmm15
vmovaps	-256(%rbp,%r12),%zmm9
vmovaps	-192(%rbp,%r12),%zmm19
vmovaps	%zmm9,%zmm25
vfmadd213ps	%zmm31,%zmm30,%zmm25
vaddps	(%r10),%zmm25,%zmm25
vdivps	%zmm25,%zmm0,%zmm17
vmovaps	-128(%rbp,%r12),%zmm21
vsubps	%zmm25,%zmm15,%zmm15
vmulps	%zmm17,%zmm15,%zmm15
vmulps	%zmm15,%zmm1,%zmm25
vfmadd213ps	%zmm17,%zmm17,%zmm25
vaddps	%zmm25,%zmm11,%zmm11
vaddps	%zmm15,%zmm2,%zmm2
vfmadd231ps	%zmm9,%zmm15,%zmm6
vfmadd231ps	%zmm19,%zmm15,%zmm7
vfmadd231ps	-64(%rbp,%r12),%zmm15,%zmm13
vfmadd231ps	%zmm21,%zmm15,%zmm22
vfmadd231ps	(%rbp,%r12),%zmm15,%zmm14
vmulps	%zmm25,%zmm9,%zmm15
vaddps	%zmm15,%zmm18,%zmm18
vfmadd231ps	%zmm15,%zmm9,%zmm4
vmulps	%zmm25,%zmm19,%zmm15
vaddps	%zmm15,%zmm20,%zmm20
vfmadd231ps	%zmm9,%zmm15,%zmm29
vfmadd231ps	%zmm15,%zmm19,%zmm24
vmulps	%zmm25,%zmm21,%zmm15
vaddps	%zmm15,%zmm8,%zmm8
vfmadd231ps	%zmm9,%zmm15,%zmm10
vfmadd231ps	%zmm19,%zmm15,%zmm12
vfmadd231ps	%zmm21,%zmm15,%zmm16
addq	$320,%r12
subq	$-128,%r10
cmpq	%r12,%rbx
jne	55b
vmovups	208(%rsp),%zmm17
vmulps	%zmm27,%zmm17,%zmm15
vxorps	%xmm25,%xmm25,%xmm25
vfmadd213ps	%zmm25,%zmm30,%zmm24
vmovups	2624(%rsp),%zmm9
vfmadd231ps	%zmm24,%zmm30,%zmm9
vmovups	%zmm9,2624(%rsp)
vmovaps	%zmm29,%zmm9
vfmadd213ps	%zmm25,%zmm15,%zmm9
vmovups	704(%rsp),%zmm19
vfmadd231ps	%zmm9,%zmm30,%zmm19
vmovups	%zmm19,704(%rsp)
vmovaps	%zmm4,%zmm9
vfmadd213ps	%zmm25,%zmm15,%zmm9
vmovups	1216(%rsp),%zmm19
vfmadd231ps	%zmm9,%zmm15,%zmm19
vmovups	%zmm19,1216(%rsp)
vmovaps	%zmm29,%zmm9
vfmadd213ps	%zmm25,%zmm26,%zmm9
vmovups	1024(%rsp),%zmm19
vfmadd231ps	%zmm9,%zmm30,%zmm19
vmovups	%zmm19,1024(%rsp)
vmovaps	%zmm4,%zmm9
vfmadd213ps	%zmm25,%zmm26,%zmm9
vmovups	960(%rsp),%zmm19
vfmadd231ps	%zmm9,%zmm15,%zmm19
vmovups	%zmm19,960(%rsp)
vmovups	1792(%rsp),%zmm19
vfmadd231ps	%zmm9,%zmm26,%zmm19
vmovups	%zmm19,1792(%rsp)
vmovups	1152(%rsp),%zmm9
vaddps	%zmm2,%zmm9,%zmm9
vmovups	%zmm9,1152(%rsp)
vaddps	%zmm25,%zmm11,%zmm2
vmovups	2688(%rsp),%zmm19
vaddps	%zmm2,%zmm19,%zmm19
vaddps	%zmm25,%zmm20,%zmm2
vmovups	2176(%rsp),%zmm9
vfmadd231ps	%zmm2,%zmm30,%zmm9
vmovups	%zmm9,2176(%rsp)
vaddps	%zmm25,%zmm18,%zmm2
vmovups	1408(%rsp),%zmm9
vfmadd231ps	%zmm2,%zmm15,%zmm9
vmovups	%zmm9,1408(%rsp)
vmovups	4416(%rsp),%zmm11
vfmadd231ps	%zmm2,%zmm26,%zmm11
vfmadd213ps	%zmm25,%zmm30,%zmm8
vmovups	896(%rsp),%zmm2
vaddps	%zmm8,%zmm2,%zmm2
vmovups	%zmm2,896(%rsp)
vfmadd213ps	%zmm25,%zmm30,%zmm12
vmovups	1472(%rsp),%zmm2
vfmadd231ps	%zmm12,%zmm30,%zmm2
vmovups	%zmm2,1472(%rsp)
vfmadd213ps	%zmm25,%zmm30,%zmm16
vmovups	1600(%rsp),%zmm2
vfmadd231ps	%zmm16,%zmm30,%zmm2
vmovups	%zmm2,1600(%rsp)
vmulps	%zmm28,%zmm17,%zmm2
vfmadd213ps	%zmm25,%zmm2,%zmm29
vmovups	1664(%rsp),%zmm8
vfmadd231ps	%zmm29,%zmm30,%zmm8
vmovups	%zmm8,1664(%rsp)
vmovaps	%zmm10,%zmm8
vfmadd213ps	%zmm25,%zmm2,%zmm10
vmovups	1280(%rsp),%zmm9
vfmadd231ps	%zmm10,%zmm30,%zmm9
vmovups	%zmm9,1280(%rsp)
vmovups	336(%rsp),%zmm9
vfmadd231ps	%zmm7,%zmm30,%zmm9
vmovups	%zmm9,336(%rsp)
vmovups	272(%rsp),%zmm9
vfmadd231ps	%zmm22,%zmm30,%zmm9
vmovups	%zmm9,272(%rsp)
vfmadd213ps	%zmm25,%zmm30,%zmm8
vmovups	1536(%rsp),%zmm9
vfmadd231ps	%zmm8,%zmm15,%zmm9
vmovups	%zmm9,1536(%rsp)
vmovups	2752(%rsp),%zmm9
vfmadd231ps	%zmm8,%zmm26,%zmm9
vmovups	48(%rsp),%zmm8
vfmadd231ps	%zmm6,%zmm15,%zmm8
vmovups	%zmm8,48(%rsp)
vfmadd213ps	%zmm25,%zmm2,%zmm4
vmovups	1728(%rsp),%zmm8
vfmadd231ps	%zmm15,%zmm4,%zmm8
vmovups	%zmm8,1728(%rsp)
vfmadd231ps	3008(%rsp),%zmm6,%zmm23
vmovups	512(%rsp),%zmm8
vfmadd231ps	2560(%rsp),%zmm6,%zmm8
vmovups	%zmm8,512(%rsp)
vmovups	576(%rsp),%zmm12
vfmadd231ps	%zmm6,%zmm26,%zmm12
vmovups	1088(%rsp),%zmm10
vfmadd231ps	%zmm6,%zmm2,%zmm10
vmovups	832(%rsp),%zmm8
vfmadd231ps	%zmm6,%zmm28,%zmm8
vmovups	%zmm8,832(%rsp)
vmovups	144(%rsp),%zmm6
vfmadd231ps	%zmm7,%zmm27,%zmm6
vmovups	%zmm6,144(%rsp)
vmovups	2048(%rsp),%zmm6
vfmadd231ps	%zmm7,%zmm28,%zmm6
vmovups	1984(%rsp),%zmm15
vfmadd231ps	%zmm27,%zmm22,%zmm15
vfmadd231ps	%zmm22,%zmm28,%zmm3
vmovups	1344(%rsp),%zmm7
vfmadd231ps	%zmm22,%zmm26,%zmm7
vmovups	%zmm7,1344(%rsp)
vfmadd231ps	%zmm13,%zmm26,%zmm5
vmovups	2112(%rsp),%zmm7
vfmadd231ps	%zmm14,%zmm26,%zmm7
vmovups	2816(%rsp),%zmm8
vfmadd231ps	%zmm4,%zmm26,%zmm8
vmovups	768(%rsp),%zmm13
vfmadd231ps	%zmm4,%zmm2,%zmm13
vmovups	%zmm13,768(%rsp)
vfmadd213ps	%zmm25,%zmm2,%zmm18
vmovups	4480(%rsp),%zmm30
vaddps	%zmm18,%zmm30,%zmm30
incq	%r15
addq	%r13,%rdx
cmpq	%r14,%r15
jne	54b
vmovups	%zmm19,2688(%rsp)
vmovups	%zmm12,576(%rsp)
vmovups	%zmm10,1088(%rsp)
vbroadcastss	99f(%rip),%zmm12
vpbroadcastd	372f(%rip),%zmm13
vpbroadcastd	373f(%rip),%zmm14
vbroadcastss	374f(%rip),%zmm27
vbroadcastss	375f(%rip),%zmm28
vbroadcastss	377f(%rip),%zmm17
vbroadcastss	378f(%rip),%zmm18
vmovaps	%zmm7,%zmm26
vbroadcastss	379f(%rip),%zmm19
vbroadcastss	382f(%rip),%zmm20
vbroadcastss	383f(%rip),%zmm21
vmovups	960(%rsp),%zmm31
vmovups	1024(%rsp),%zmm24
vmovups	4352(%rsp),%zmm10
vmovaps	%zmm6,%zmm22
vmovups	2496(%rsp),%zmm16
vmovaps	%zmm3,%zmm29
vmovups	%zmm23,2560(%rsp)
vmovups	144(%rsp),%zmm7
vmovups	1344(%rsp),%zmm3
vmovdqu64	2624(%rsp),%zmm23
jmp	58f
.p2align	4
56:
vmovaps	%zmm24,%zmm6
vucomiss	%xmm4,%xmm1
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,512(%rsp)
vmovups	2432(%rsp),%zmm1
vbroadcastss	99f(%rip),%zmm12
vbroadcastss	383f(%rip),%zmm21
vmovups	2496(%rsp),%zmm16
ja	57f
vxorps	%xmm1,%xmm1,%xmm1
57:
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,2560(%rsp)
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm2,832(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm2,768(%rsp)
vmovups	%zmm2,1280(%rsp)
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm8,%xmm8,%xmm8
vmovups	%zmm2,1728(%rsp)
vmovups	%zmm2,1664(%rsp)
vmovups	%zmm2,1600(%rsp)
vmovups	%zmm2,896(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vmovups	%zmm2,1536(%rsp)
vmovups	%zmm2,1472(%rsp)
vmovups	%zmm2,2688(%rsp)
vxorps	%xmm11,%xmm11,%xmm11
vmovups	%zmm2,1408(%rsp)
vmovups	%zmm2,2176(%rsp)
vmovups	%zmm2,1792(%rsp)
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm24,%xmm24,%xmm24
vmovups	%zmm2,1216(%rsp)
vmovups	%zmm2,704(%rsp)
vpxord	%xmm23,%xmm23,%xmm23
vmovups	%zmm2,1088(%rsp)
vmovups	%zmm2,272(%rsp)
vmovups	%zmm2,1152(%rsp)
vmovups	%zmm2,576(%rsp)
vmovups	%zmm2,48(%rsp)
vmovups	%zmm2,336(%rsp)
vpbroadcastd	372f(%rip),%zmm13
vpbroadcastd	373f(%rip),%zmm14
vbroadcastss	377f(%rip),%zmm17
vbroadcastss	378f(%rip),%zmm18
vbroadcastss	379f(%rip),%zmm19
vbroadcastss	382f(%rip),%zmm20
vmovaps	%zmm6,%zmm10
58:
vmovups	208(%rsp),%zmm6
vmulps	%zmm6,%zmm1,%zmm2
vdivps	%zmm10,%zmm0,%zmm4
vmovaps	%zmm3,%zmm10
vmulps	%zmm3,%zmm2,%zmm3
vfnmadd213ps	%zmm23,%zmm4,%zmm3
vmovups	%zmm3,5824(%rsp)
vmovaps	%zmm16,%zmm23
vdivps	%zmm16,%zmm0,%zmm3
vmovups	832(%rsp),%zmm16
vmulps	%zmm16,%zmm2,%zmm4
vfnmadd213ps	1216(%rsp),%zmm3,%zmm4
vmovups	%zmm4,4864(%rsp)
vfnmadd213ps	704(%rsp),%zmm2,%zmm7
vmovups	%zmm7,144(%rsp)
vfnmadd213ps	1472(%rsp),%zmm2,%zmm5
vmovups	%zmm5,5696(%rsp)
vfnmadd213ps	1536(%rsp),%zmm2,%zmm15
vmovups	%zmm15,1984(%rsp)
vfnmadd213ps	1600(%rsp),%zmm2,%zmm26
vmovups	%zmm26,2112(%rsp)
vfnmadd213ps	1664(%rsp),%zmm2,%zmm22
vmovups	%zmm22,2048(%rsp)
vmovups	2560(%rsp),%zmm22
vfnmadd213ps	1728(%rsp),%zmm2,%zmm22
vfnmadd213ps	1280(%rsp),%zmm2,%zmm29
vmovups	%zmm29,5760(%rsp)
vmovups	512(%rsp),%zmm29
vfnmadd213ps	768(%rsp),%zmm2,%zmm29
vfnmadd231ps	%zmm10,%zmm1,%zmm9
vdivps	%zmm6,%zmm12,%zmm2
vfnmadd231ps	%zmm16,%zmm1,%zmm8
vmulps	%zmm2,%zmm1,%zmm1
vmovss	2944(%rsp),%xmm2
vxorps	%xmm3,%xmm3,%xmm3
vucomiss	%xmm3,%xmm2
vmovups	336(%rsp),%zmm15
vfmadd231ps	%zmm15,%zmm1,%zmm24
vmovups	48(%rsp),%zmm7
vfmadd231ps	%zmm1,%zmm7,%zmm31
vmovaps	%zmm23,%zmm10
vmovups	%zmm30,4480(%rsp)
vmovups	%zmm8,2816(%rsp)
vmovups	%zmm9,2752(%rsp)
vmovups	%zmm11,4416(%rsp)
vmovups	%zmm31,960(%rsp)
vmovups	%zmm24,1024(%rsp)
vmovups	%zmm22,2560(%rsp)
jbe	64f
vmovups	4288(%rsp),%zmm1
vmovups	5568(%rsp),%zmm2
vaddps	%zmm1,%zmm2,%zmm1
vmovups	%zmm1,4288(%rsp)
vcmpgeps	369f(%rip){1to16},%zmm1,%k1
vxorps	%xmm1,%xmm1,%xmm1
vmulps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k1}
vaddss	%xmm3,%xmm1,%xmm2
vmovshdup	%xmm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vshufpd	$1,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vshufps	$255,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf128	$1,%ymm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vxorps	%xmm5,%xmm5,%xmm5
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf32x4	$2,%zmm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf32x4	$3,%zmm1,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vucomiss	%xmm5,%xmm2
vbroadcastss	376f(%rip),%zmm16
vmovups	2880(%rsp),%zmm23
vmovups	4096(%rsp),%zmm5
vmovups	2368(%rsp),%zmm6
jbe	65f
testq	%r14,%r14
vpbroadcastd	78f(%rip),%zmm15
vmovups	272(%rsp),%zmm24
vmovups	4864(%rsp),%zmm26
vxorps	%xmm2,%xmm2,%xmm2
je	63f
movq	%rcx,%rdx
xorl	%r10d,%r10d
.p2align	4
59:
movl	%edx,%r15d
shrl	%r15d
andl	$1073741823,%r15d
shlq	$7,%r15
addq	%r8,%r15
leaq	(%r10,%r14),%r9
leaq	(%r9,%r9,4),%r9
shlq	$6,%r9
vmovups	208(%rsp),%zmm3
vmulps	(%rdi,%r9),%zmm3,%zmm3
movq	%rdi,%r12
xorl	%r9d,%r9d
vmovups	640(%rsp),%zmm30
.p2align	4
62:
vmovaps	(%r12),%zmm4
vfmadd213ps	%zmm30,%zmm3,%zmm4
vaddps	(%r15,%r9),%zmm4,%zmm4
vdivps	%zmm4,%zmm0,%zmm5
vmovaps	-64(%r15,%r9),%zmm6
vsubps	%zmm4,%zmm6,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vaddps	%zmm12,%zmm5,%zmm5
vcmpltps	%zmm6,%zmm12,%k1
vmovaps	%zmm6,%zmm5 {%k1}
vaddps	%zmm0,%zmm5,%zmm7
vpaddd	%zmm13,%zmm7,%zmm7
vpandd	%zmm14,%zmm7,%zmm7
vpsubd	%zmm7,%zmm15,%zmm8
vcvtdq2ps	%zmm7,%zmm7
vaddps	%zmm12,%zmm8,%zmm9
vfmadd231ps	%zmm5,%zmm8,%zmm9
vmulps	%zmm9,%zmm9,%zmm5
vmovaps	%zmm27,%zmm8
vfmadd213ps	%zmm28,%zmm9,%zmm8
vmovaps	%zmm16,%zmm10
vmovaps	%zmm18,%zmm11
vfmadd213ps	%zmm19,%zmm9,%zmm11
vfmadd213ps	%zmm17,%zmm9,%zmm10
vfmadd231ps	%zmm20,%zmm5,%zmm11
vfmadd213ps	%zmm10,%zmm5,%zmm11
vfmadd213ps	%zmm8,%zmm5,%zmm11
vfmadd213ps	%zmm9,%zmm5,%zmm11
vaddps	%zmm0,%zmm6,%zmm5
vfmadd231ps	%zmm21,%zmm7,%zmm11
vmaxps	%zmm12,%zmm6,%zmm6
vfmsub231ps	%zmm5,%zmm11,%zmm6
vfmadd231ps	%zmm6,%zmm4,%zmm2
subq	$-128,%r9
addq	$320,%r12
cmpq	%r9,%rax
jne	62b
incq	%r10
addq	%r13,%rdx
cmpq	%r14,%r10
jne	59b
63:
vmovaps	%zmm29,%zmm16
vbroadcastss	384f(%rip),%zmm3
vmovups	4672(%rsp),%zmm4
vfmadd213ps	385f(%rip){1to16},%zmm4,%zmm3
vcmpltps	%zmm1,%zmm25,%k2
vaddps	%zmm3,%zmm4,%zmm1
vcmpltps	%zmm2,%zmm1,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm2,%zmm4 {%k3}
vmovups	%zmm4,4672(%rsp)
vmovups	3072(%rsp),%zmm1
vmaxps	326f(%rip){1to16},%zmm1,%zmm1 {%k2}
vmovups	%zmm1,3072(%rsp)
vmovups	4992(%rsp),%zmm1
vbroadcastss	386f(%rip),%zmm1 {%k2}
vmovups	%zmm1,4992(%rsp)
vblendmps	323f(%rip){1to16},%zmm0,%zmm1 {%k1}
vmovups	3584(%rsp),%zmm3
vmulps	%zmm1,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	1856(%rsp),%zmm10
vsubps	%zmm3,%zmm10,%zmm10
vmovups	3136(%rsp),%zmm4
vmulps	%zmm1,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	1920(%rsp),%zmm9
vsubps	%zmm4,%zmm9,%zmm9
vmovups	3200(%rsp),%zmm5
vmulps	%zmm1,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	208(%rsp),%zmm17
vsubps	%zmm5,%zmm17,%zmm17
vmovups	3264(%rsp),%zmm6
vmulps	%zmm1,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	640(%rsp),%zmm7
vsubps	%zmm6,%zmm7,%zmm7
vmovups	%zmm7,640(%rsp)
vmovups	3392(%rsp),%zmm7
vmulps	%zmm1,%zmm7,%zmm6
vsubps	%zmm6,%zmm7,%zmm7
vmovups	4352(%rsp),%zmm8
vsubps	%zmm7,%zmm8,%zmm14
vmovups	3456(%rsp),%zmm8
vmulps	%zmm1,%zmm8,%zmm7
vsubps	%zmm7,%zmm8,%zmm8
vmovups	2496(%rsp),%zmm11
vsubps	%zmm8,%zmm11,%zmm13
vmovups	3328(%rsp),%zmm8
vmulps	%zmm1,%zmm8,%zmm8
vmovups	%zmm8,3328(%rsp)
vmovups	3520(%rsp),%zmm8
vmulps	%zmm1,%zmm8,%zmm8
vmovups	%zmm8,3520(%rsp)
vmovups	2432(%rsp),%zmm1
vmovaps	%zmm25,%zmm1 {%k1}
vmovups	%zmm1,2432(%rsp)
vmovups	4160(%rsp),%zmm1
vbroadcastss	329f(%rip),%zmm1 {%k1}
vmovups	%zmm1,4160(%rsp)
vmovaps	%zmm0,%zmm1 {%k1} {z}
vmovups	%zmm1,4544(%rsp)
vmovups	%zmm7,3456(%rsp)
vmovups	%zmm6,3392(%rsp)
vmovups	%zmm5,3264(%rsp)
vmovups	%zmm4,3200(%rsp)
vmovups	%zmm3,3136(%rsp)
vmovups	%zmm2,3584(%rsp)
vmovups	2304(%rsp),%zmm3
vmovups	2240(%rsp),%zmm4
vmovups	4096(%rsp),%zmm5
vmovups	2368(%rsp),%zmm6
vmovups	4480(%rsp),%zmm30
vmovups	4416(%rsp),%zmm11
vmovups	960(%rsp),%zmm19
vmovups	48(%rsp),%zmm7
vmovups	336(%rsp),%zmm15
vmovups	3776(%rsp),%zmm8
vmovups	3712(%rsp),%zmm20
vmovups	3648(%rsp),%zmm21
vmovups	144(%rsp),%zmm29
jmp	67f
.p2align	4
64:
vmovaps	%zmm31,%zmm19
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,4544(%rsp)
vmovaps	%zmm29,%zmm16
vmovaps	%zmm10,%zmm13
vmovups	4352(%rsp),%zmm14
vmovups	2304(%rsp),%zmm3
vmovups	2880(%rsp),%zmm23
vmovups	208(%rsp),%zmm17
vmovups	2240(%rsp),%zmm4
vmovups	4096(%rsp),%zmm5
vmovups	2368(%rsp),%zmm6
vmovups	1920(%rsp),%zmm9
vmovups	1856(%rsp),%zmm10
jmp	66f
.p2align	4
65:
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,4544(%rsp)
vmovaps	%zmm29,%zmm16
vmovaps	%zmm10,%zmm13
vmovups	4352(%rsp),%zmm14
vmovups	2304(%rsp),%zmm3
vmovups	208(%rsp),%zmm17
vmovups	2240(%rsp),%zmm4
vmovups	1920(%rsp),%zmm9
vmovups	1856(%rsp),%zmm10
vmovups	960(%rsp),%zmm19
66:
vmovups	272(%rsp),%zmm24
vmovups	144(%rsp),%zmm29
vmovups	4864(%rsp),%zmm26
vmovups	3776(%rsp),%zmm8
vmovups	3712(%rsp),%zmm20
vmovups	3648(%rsp),%zmm21
67:
vmovups	%zmm24,272(%rsp)
vmovups	%zmm7,48(%rsp)
vmovups	%zmm15,336(%rsp)
vmovups	%zmm17,208(%rsp)
vmovups	%zmm14,1344(%rsp)
vmovups	%zmm13,3008(%rsp)
vbroadcastss	97f(%rip),%zmm2
vmovups	5824(%rsp),%zmm1
vmaxps	%zmm2,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm27
vmaxps	%zmm2,%zmm26,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm31
vmovups	1792(%rsp),%zmm1
vmaxps	%zmm2,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm28
vmovups	2688(%rsp),%zmm1
vmaxps	%zmm2,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm18
vmovups	2112(%rsp),%zmm1
vmaxps	%zmm2,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm22
vmovdqu64	6656(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k1
vmovups	%zmm16,512(%rsp)
vmaxps	%zmm2,%zmm16,%zmm1
vsqrtps	%zmm1,%zmm1
vmovdqu64	6720(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k3
vmovdqu64	6784(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k2
vdivps	%zmm1,%zmm0,%zmm26
vcmpleps	%zmm6,%zmm10,%k4
vmovups	%zmm10,1856(%rsp)
vcmpgeps	3968(%rsp),%zmm10,%k5
vblendmps	%zmm15,%zmm12,%zmm1 {%k5}
vbroadcastss	339f(%rip),%zmm6
vxorps	%zmm6,%zmm15,%zmm1 {%k4}
vcmpleps	%zmm1,%zmm25,%k7
kmovw	30(%rsp),%k0
korw	%k0,%k7,%k5
vblendmps	%zmm25,%zmm0,%zmm10 {%k5}
vmovups	%zmm10,1280(%rsp)
vcmpleps	%zmm4,%zmm9,%k4
vmovups	%zmm9,1920(%rsp)
vcmpleps	%zmm9,%zmm5,%k6
vblendmps	%zmm7,%zmm12,%zmm1 {%k6}
vxorps	%zmm6,%zmm7,%zmm1 {%k4}
vcmpleps	%zmm1,%zmm25,%k0
korw	%k0,%k2,%k6
vblendmps	%zmm25,%zmm0,%zmm4 {%k6}
vmovups	%zmm4,1664(%rsp)
vcmpleps	%zmm23,%zmm17,%k2
vcmpgeps	4032(%rsp),%zmm17,%k4
vmovups	576(%rsp),%zmm2
vblendmps	%zmm2,%zmm12,%zmm1 {%k4}
vxorps	%zmm6,%zmm2,%zmm1 {%k2}
vcmpleps	%zmm1,%zmm25,%k2
korw	%k2,%k3,%k4
vblendmps	%zmm25,%zmm0,%zmm5 {%k4}
vmovups	%zmm5,1728(%rsp)
vmovups	640(%rsp),%zmm2
vcmpleps	%zmm2,%zmm3,%k3
vmovups	1152(%rsp),%zmm3
vblendmps	%zmm3,%zmm12,%zmm1 {%k3}
vmovups	%zmm2,640(%rsp)
vcmpleps	4608(%rsp),%zmm2,%k3
vxorps	%zmm6,%zmm3,%zmm1 {%k3}
vcmpgeps	5056(%rsp),%zmm14,%k3
vblendmps	%zmm24,%zmm12,%zmm9 {%k3}
vcmpleps	%zmm21,%zmm14,%k3
vxorps	%zmm6,%zmm24,%zmm9 {%k3}
vcmpleps	%zmm13,%zmm20,%k3
vmovups	1088(%rsp),%zmm2
vblendmps	%zmm2,%zmm12,%zmm21 {%k3}
vcmpleps	%zmm8,%zmm13,%k3
vxorps	%zmm6,%zmm2,%zmm21 {%k3}
vcmpleps	%zmm1,%zmm25,%k3
korw	%k3,%k1,%k1
vblendmps	%zmm25,%zmm0,%zmm6 {%k1}
vmovups	%zmm6,1600(%rsp)
vmulps	%zmm4,%zmm31,%zmm15
vmovups	%zmm31,704(%rsp)
vmulps	%zmm15,%zmm29,%zmm1
vmulps	%zmm10,%zmm27,%zmm20
vmovaps	%zmm27,%zmm3
vmovups	%zmm27,1216(%rsp)
vmulps	%zmm20,%zmm1,%zmm2
vmulps	%zmm5,%zmm28,%zmm27
vmovups	%zmm28,832(%rsp)
vmulps	1024(%rsp),%zmm27,%zmm1
vmulps	%zmm20,%zmm1,%zmm29
vmulps	%zmm2,%zmm29,%zmm4
vmovaps	%zmm2,%zmm1
vmovaps	%zmm2,%zmm12
vfnmadd213ps	%zmm0,%zmm2,%zmm1
vbroadcastss	387f(%rip),%zmm14
vmovups	%zmm1,6336(%rsp)
vmaxps	%zmm14,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm7
vmulps	%zmm6,%zmm18,%zmm24
vmovups	%zmm18,768(%rsp)
vmulps	2176(%rsp),%zmm24,%zmm1
vmulps	%zmm20,%zmm1,%zmm5
vmulps	%zmm2,%zmm5,%zmm6
vdivps	%zmm7,%zmm0,%zmm2
vmulps	%zmm2,%zmm31,%zmm7
vmovaps	%zmm0,%zmm7 {%k6}
vmovdqu64	6592(%rsp),%zmm8
vptestmd	%zmm8,%zmm8,%k6
vmulps	%zmm3,%zmm7,%zmm8
vmovaps	%zmm7,%zmm8 {%k5}
vcmpleps	%zmm9,%zmm25,%k5
korw	%k5,%k6,%k6
vblendmps	%zmm25,%zmm0,%zmm23 {%k6}
vmovups	%zmm23,1536(%rsp)
vmulps	%zmm27,%zmm19,%zmm7
vfmsub231ps	%zmm7,%zmm15,%zmm4
vmulps	%zmm2,%zmm4,%zmm3
vmulps	%zmm29,%zmm5,%zmm4
vmovaps	%zmm29,%zmm19
vfnmadd213ps	%zmm0,%zmm29,%zmm19
vfnmadd231ps	%zmm3,%zmm3,%zmm19
vmaxps	%zmm14,%zmm19,%zmm9
vsqrtps	%zmm9,%zmm9
vdivps	%zmm9,%zmm0,%zmm7
vmulps	1408(%rsp),%zmm24,%zmm10
vfmsub231ps	%zmm10,%zmm15,%zmm6
vmulps	%zmm2,%zmm6,%zmm6
vmulps	%zmm24,%zmm11,%zmm10
vfmsub231ps	%zmm10,%zmm27,%zmm4
vfnmadd231ps	%zmm3,%zmm6,%zmm4
vmulps	%zmm7,%zmm4,%zmm31
vmovaps	%zmm5,%zmm17
vfnmadd213ps	%zmm0,%zmm5,%zmm17
vfnmadd231ps	%zmm6,%zmm6,%zmm17
vfnmadd231ps	%zmm31,%zmm31,%zmm17
vmaxps	%zmm14,%zmm17,%zmm4
vmovaps	%zmm14,%zmm10
vsqrtps	%zmm4,%zmm4
vmulps	%zmm7,%zmm28,%zmm13
vmovaps	%zmm0,%zmm13 {%k4}
vcmpleps	%zmm21,%zmm25,%k4
vmovaps	%zmm22,%zmm21
vmulps	%zmm23,%zmm22,%zmm14
vmulps	5696(%rsp),%zmm14,%zmm11
vmulps	%zmm20,%zmm11,%zmm11
vmovaps	%zmm12,%zmm22
vmovups	%zmm12,4800(%rsp)
vmulps	%zmm12,%zmm11,%zmm16
vmulps	1984(%rsp),%zmm14,%zmm12
vfmsub231ps	%zmm12,%zmm15,%zmm16
vdivps	%zmm4,%zmm0,%zmm9
vmulps	%zmm9,%zmm18,%zmm4
vmovaps	%zmm0,%zmm4 {%k1}
vmovdqu64	6528(%rsp),%zmm12
vptestmd	%zmm12,%zmm12,%k1
korw	%k4,%k1,%k1
vblendmps	%zmm25,%zmm0,%zmm12 {%k1}
vmovups	%zmm12,1472(%rsp)
vmovaps	%zmm26,%zmm1
vmulps	%zmm12,%zmm26,%zmm18
vmulps	2048(%rsp),%zmm18,%zmm12
vmulps	%zmm20,%zmm12,%zmm12
vmulps	%zmm22,%zmm12,%zmm22
vmulps	2560(%rsp),%zmm18,%zmm20
vfmsub231ps	%zmm20,%zmm15,%zmm22
vmovups	%zmm29,4736(%rsp)
vmulps	%zmm29,%zmm11,%zmm15
vmulps	2752(%rsp),%zmm14,%zmm20
vfmsub231ps	%zmm20,%zmm27,%zmm15
vmulps	5760(%rsp),%zmm18,%zmm20
vmulps	%zmm11,%zmm12,%zmm23
vfmsub231ps	%zmm20,%zmm14,%zmm23
vmulps	896(%rsp),%zmm14,%zmm14
vmulps	%zmm5,%zmm11,%zmm20
vfmsub231ps	%zmm14,%zmm24,%zmm20
vmulps	%zmm29,%zmm12,%zmm26
vmulps	2816(%rsp),%zmm18,%zmm14
vmovups	%zmm27,6464(%rsp)
vfmsub231ps	%zmm14,%zmm27,%zmm26
vmulps	%zmm18,%zmm30,%zmm14
vmulps	%zmm5,%zmm12,%zmm28
vmovups	%zmm24,6400(%rsp)
vfmsub231ps	%zmm14,%zmm24,%zmm28
vmulps	%zmm13,%zmm8,%zmm8
vmulps	%zmm4,%zmm8,%zmm8
vmovups	%zmm2,2624(%rsp)
vmulps	%zmm2,%zmm16,%zmm14
vfnmadd231ps	%zmm3,%zmm14,%zmm15
vmulps	%zmm7,%zmm15,%zmm15
vfnmadd231ps	%zmm6,%zmm14,%zmm20
vfnmadd231ps	%zmm31,%zmm15,%zmm20
vmovaps	%zmm9,%zmm29
vmovups	%zmm9,6848(%rsp)
vmulps	%zmm9,%zmm20,%zmm16
vmovaps	%zmm11,%zmm24
vfnmadd213ps	%zmm0,%zmm11,%zmm24
vfnmadd231ps	%zmm14,%zmm14,%zmm24
vfnmadd231ps	%zmm15,%zmm15,%zmm24
vfnmadd231ps	%zmm16,%zmm16,%zmm24
vmaxps	%zmm10,%zmm24,%zmm4
vsqrtps	%zmm4,%zmm4
vdivps	%zmm4,%zmm0,%zmm9
vmulps	%zmm9,%zmm21,%zmm13
vmovaps	%zmm21,%zmm20
vmovaps	%zmm0,%zmm13 {%k6}
vmulps	%zmm2,%zmm22,%zmm18
vfnmadd231ps	%zmm3,%zmm18,%zmm26
vmulps	%zmm7,%zmm26,%zmm27
vfnmadd231ps	%zmm6,%zmm18,%zmm28
vfnmadd231ps	%zmm31,%zmm27,%zmm28
vmulps	%zmm29,%zmm28,%zmm28
vfnmadd231ps	%zmm14,%zmm18,%zmm23
vfnmadd231ps	%zmm15,%zmm27,%zmm23
vfnmadd231ps	%zmm16,%zmm28,%zmm23
vmulps	%zmm9,%zmm23,%zmm22
vmovaps	%zmm12,%zmm4
vfnmadd213ps	%zmm0,%zmm12,%zmm4
vfnmadd231ps	%zmm18,%zmm18,%zmm4
vfnmadd231ps	%zmm27,%zmm27,%zmm4
vfnmadd231ps	%zmm28,%zmm28,%zmm4
vfnmadd231ps	%zmm22,%zmm22,%zmm4
vmaxps	%zmm10,%zmm4,%zmm23
vsqrtps	%zmm23,%zmm23
vmulps	%zmm13,%zmm8,%zmm13
vdivps	%zmm23,%zmm0,%zmm10
vmulps	%zmm10,%zmm1,%zmm23
vmovaps	%zmm1,%zmm21
vmulps	%zmm23,%zmm13,%zmm2
vmovaps	%zmm13,%zmm2 {%k1}
vmovups	%zmm2,5632(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovss	2944(%rsp),%xmm8
vucomiss	%xmm2,%xmm8
kmovw	28(%rsp),%k1
korw	%k1,%k7,%k1
knotw	%k1,%k1
vmovups	1216(%rsp),%zmm1
vmulps	336(%rsp),%zmm1,%zmm13
vmovaps	%zmm13,%zmm23
vfmadd213ps	%zmm25,%zmm13,%zmm23 {%k1} {z}
kmovw	26(%rsp),%k1
korw	%k1,%k0,%k0
knotw	%k0,%k1
vmovups	704(%rsp),%zmm1
vmulps	48(%rsp),%zmm1,%zmm29
vmovaps	%zmm29,%zmm26 {%k1} {z}
vfmadd213ps	%zmm23,%zmm26,%zmm26
kmovw	24(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmovups	832(%rsp),%zmm1
vmulps	576(%rsp),%zmm1,%zmm30
vmovaps	%zmm30,%zmm23 {%k1} {z}
vfmadd213ps	%zmm26,%zmm23,%zmm23
kmovw	22(%rsp),%k0
korw	%k0,%k3,%k0
knotw	%k0,%k1
vmovups	768(%rsp),%zmm1
vmulps	1152(%rsp),%zmm1,%zmm25
vmovaps	%zmm25,%zmm26 {%k1} {z}
vfmadd213ps	%zmm23,%zmm26,%zmm26
kmovw	20(%rsp),%k0
korw	%k0,%k5,%k0
knotw	%k0,%k1
vmovups	%zmm20,3840(%rsp)
vmulps	272(%rsp),%zmm20,%zmm2
vmovaps	%zmm2,%zmm8 {%k1} {z}
vfmadd213ps	%zmm26,%zmm8,%zmm8
kmovw	18(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmovups	%zmm21,3904(%rsp)
vmulps	1088(%rsp),%zmm21,%zmm21
vmovaps	%zmm21,%zmm1 {%k1} {z}
vfmadd213ps	%zmm8,%zmm1,%zmm1
vmovups	%zmm1,2944(%rsp)
vmulps	1280(%rsp),%zmm13,%zmm26
vmovups	4800(%rsp),%zmm13
vmulps	%zmm26,%zmm13,%zmm8
vfmsub231ps	1664(%rsp),%zmm29,%zmm8
vmovups	4736(%rsp),%zmm23
vmulps	%zmm26,%zmm23,%zmm29
vfmsub231ps	1728(%rsp),%zmm30,%zmm29
vmulps	%zmm26,%zmm5,%zmm30
vfmsub231ps	1600(%rsp),%zmm25,%zmm30
vmulps	%zmm26,%zmm11,%zmm25
vfmsub231ps	1536(%rsp),%zmm2,%zmm25
vmulps	%zmm26,%zmm12,%zmm2
vfmsub231ps	1472(%rsp),%zmm21,%zmm2
vbroadcastss	339f(%rip),%zmm1
vxorps	%zmm1,%zmm13,%zmm13
vmovups	%zmm13,5440(%rsp)
vxorps	%zmm1,%zmm23,%zmm13
vmovups	%zmm13,5504(%rsp)
vxorps	%zmm1,%zmm5,%zmm13
vmovups	%zmm13,4736(%rsp)
vxorps	%zmm1,%zmm11,%zmm11
vmovups	%zmm11,4800(%rsp)
vxorps	%zmm1,%zmm12,%zmm21
vmulps	2624(%rsp),%zmm8,%zmm13
vfnmadd231ps	%zmm3,%zmm13,%zmm29
vxorps	%zmm1,%zmm3,%zmm3
vmovups	%zmm3,5312(%rsp)
vfnmadd231ps	%zmm6,%zmm13,%zmm30
vxorps	%zmm1,%zmm6,%zmm3
vmovups	%zmm3,5248(%rsp)
vmovups	%zmm7,5376(%rsp)
vmulps	%zmm7,%zmm29,%zmm3
vmovups	6848(%rsp),%zmm7
vfnmadd231ps	%zmm31,%zmm3,%zmm30
vxorps	%zmm1,%zmm31,%zmm6
vfnmadd231ps	%zmm14,%zmm13,%zmm25
vxorps	%zmm1,%zmm14,%zmm31
vfnmadd231ps	%zmm15,%zmm3,%zmm25
vxorps	%zmm1,%zmm15,%zmm8
vmulps	%zmm7,%zmm30,%zmm5
vfnmadd231ps	%zmm16,%zmm5,%zmm25
vxorps	%zmm1,%zmm16,%zmm29
vfnmadd231ps	%zmm18,%zmm13,%zmm2
vxorps	%zmm1,%zmm18,%zmm14
vfnmadd231ps	%zmm27,%zmm3,%zmm2
vxorps	%zmm1,%zmm27,%zmm11
vfnmadd231ps	%zmm28,%zmm5,%zmm2
vxorps	%zmm1,%zmm28,%zmm15
vmulps	%zmm9,%zmm25,%zmm18
vxorps	%xmm25,%xmm25,%xmm25
vfnmadd231ps	%zmm22,%zmm18,%zmm2
vxorps	%zmm1,%zmm22,%zmm16
vmovaps	%zmm26,%zmm1
vfmadd213ps	%zmm25,%zmm26,%zmm1
vfmadd231ps	%zmm13,%zmm13,%zmm1
vfmadd231ps	%zmm3,%zmm3,%zmm1
vfmadd231ps	%zmm5,%zmm5,%zmm1
vfmadd231ps	%zmm18,%zmm18,%zmm1
vmovaps	%zmm10,%zmm20
vmulps	%zmm10,%zmm2,%zmm12
vfmadd231ps	%zmm12,%zmm12,%zmm1
ja	68f
vmovaps	%zmm31,%zmm10
vmovaps	%zmm21,%zmm31
vbroadcastss	16(%r11),%zmm2
vmovups	832(%rsp),%zmm30
vdivps	%zmm30,%zmm0,%zmm4
vmovups	4160(%rsp),%zmm22
vdivps	%zmm22,%zmm0,%zmm17
vmulss	%xmm2,%xmm2,%xmm19
vbroadcastss	%xmm19,%zmm19
vcmpgeps	2944(%rsp),%zmm19,%k1
vmulps	208(%rsp),%zmm4,%zmm4
vmulps	5632(%rsp),%zmm17,%zmm17
vmovups	768(%rsp),%zmm23
vdivps	%zmm23,%zmm0,%zmm19
vmulps	640(%rsp),%zmm19,%zmm19
vmulps	388f(%rip){1to16},%zmm4,%zmm4
vmulps	389f(%rip){1to16},%zmm19,%zmm19
vcmpunordps	%zmm4,%zmm4,%k2
vmaxps	%zmm4,%zmm19,%zmm4
vmovaps	%zmm19,%zmm4 {%k2}
vbroadcastss	329f(%rip),%zmm21
vmovups	4672(%rsp),%zmm19
vcmpltps	%zmm21,%zmm19,%k2
vaddps	%zmm19,%zmm19,%zmm19
vsqrtps	%zmm19,%zmm19
vmulps	392f(%rip){1to16},%zmm19,%zmm19 {%k2} {z}
vcmpunordps	%zmm4,%zmm4,%k2
vmaxps	%zmm4,%zmm19,%zmm4
vmovaps	%zmm19,%zmm4 {%k2}
vmulps	%zmm17,%zmm17,%zmm17
vminps	%zmm0,%zmm17,%zmm17
vmulps	%zmm2,%zmm17,%zmm2
vcmpunordps	%zmm2,%zmm2,%k2
vmaxps	%zmm2,%zmm4,%zmm2
vmovaps	%zmm4,%zmm2 {%k2}
vcmpltps	%zmm21,%zmm22,%k2
vmovaps	%zmm2,%zmm2 {%k2} {z}
vmulps	%zmm2,%zmm2,%zmm2
vcmpleps	%zmm2,%zmm1,%k1 {%k1}
vmovups	1664(%rsp),%zmm1
vmulps	1280(%rsp),%zmm1,%zmm1
vmulps	1728(%rsp),%zmm1,%zmm1
vmulps	1600(%rsp),%zmm1,%zmm1
vmulps	1536(%rsp),%zmm1,%zmm1
vmulps	1472(%rsp),%zmm1,%zmm1
vcmpnltps	%zmm1,%zmm25,%k2
vmovaps	%zmm0,%zmm1 {%k2} {z}
vbroadcastss	327f(%rip),%zmm2
vblendmps	%zmm1,%zmm2,%zmm1 {%k1}
vmovups	5184(%rsp),%zmm4
vcmpleps	4288(%rsp),%zmm4,%k1
vminps	393f(%rip){1to16},%zmm1,%zmm1 {%k1}
vmovups	4224(%rsp),%zmm4
vcmpeqps	%zmm2,%zmm4,%k1
vmovaps	%zmm1,%zmm4 {%k1}
vmovups	%zmm4,4224(%rsp)
vcmpeqps	%zmm2,%zmm4,%k1
vmovaps	%zmm0,%zmm17 {%k1} {z}
vxorps	%xmm19,%xmm19,%xmm19
vaddss	%xmm19,%xmm17,%xmm1
vmovshdup	%xmm17,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm17,%xmm17,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm17,%xmm17,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$1,%ymm17,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm17,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm17,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vucomiss	%xmm19,%xmm1
vmovups	1344(%rsp),%zmm24
vmovups	3008(%rsp),%zmm1
vmovups	%zmm1,2496(%rsp)
vxorps	%xmm4,%xmm4,%xmm4
vbroadcastss	374f(%rip),%zmm27
vbroadcastss	375f(%rip),%zmm28
ja	48b
jmp	69f
.p2align	4
68:
vmulps	%zmm12,%zmm20,%zmm2
vfmadd213ps	%zmm18,%zmm2,%zmm16
vmulps	%zmm16,%zmm9,%zmm12
vfmadd213ps	%zmm5,%zmm12,%zmm29
vfmadd213ps	%zmm29,%zmm2,%zmm15
vmulps	%zmm15,%zmm7,%zmm15
vfmadd213ps	%zmm3,%zmm15,%zmm6
vfmadd213ps	%zmm6,%zmm12,%zmm8
vfmadd213ps	%zmm8,%zmm2,%zmm11
vmulps	5376(%rsp),%zmm11,%zmm6
vmovups	5312(%rsp),%zmm3
vfmadd213ps	%zmm13,%zmm6,%zmm3
vmovups	5248(%rsp),%zmm5
vfmadd213ps	%zmm3,%zmm15,%zmm5
vfmadd213ps	%zmm5,%zmm12,%zmm31
vfmadd213ps	%zmm31,%zmm2,%zmm14
vmulps	2624(%rsp),%zmm14,%zmm3
vmovups	5440(%rsp),%zmm7
vfmadd213ps	%zmm26,%zmm3,%zmm7
vmovups	5504(%rsp),%zmm5
vfmadd213ps	%zmm7,%zmm6,%zmm5
vmovups	4736(%rsp),%zmm7
vfmadd213ps	%zmm5,%zmm15,%zmm7
vmovups	4800(%rsp),%zmm5
vfmadd213ps	%zmm7,%zmm12,%zmm5
vfmadd213ps	%zmm5,%zmm2,%zmm21
vmovups	1216(%rsp),%zmm7
vmulps	%zmm21,%zmm7,%zmm5
vmovups	704(%rsp),%zmm8
vmulps	%zmm3,%zmm8,%zmm3
vmovups	832(%rsp),%zmm13
vmulps	%zmm6,%zmm13,%zmm18
vmovups	768(%rsp),%zmm14
vmulps	%zmm15,%zmm14,%zmm15
vxorps	%xmm16,%xmm16,%xmm16
vmovups	3840(%rsp),%zmm9
vmulps	%zmm12,%zmm9,%zmm27
vmovups	3904(%rsp),%zmm10
vmulps	%zmm2,%zmm10,%zmm25
vmovups	1920(%rsp),%zmm29
vaddps	%zmm3,%zmm29,%zmm2
vmovups	4096(%rsp),%zmm31
vminps	%zmm2,%zmm31,%zmm6
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm31,%zmm6 {%k1}
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	2240(%rsp),%zmm11
vmaxps	%zmm6,%zmm11,%zmm6
vmovaps	%zmm11,%zmm6 {%k1}
vcmpeqps	%zmm29,%zmm6,%k1
vcmpneqps	%zmm6,%zmm2,%k1 {%k1}
vmovups	1856(%rsp),%zmm30
vaddps	%zmm5,%zmm30,%zmm2
vmovups	3968(%rsp),%zmm11
vminps	%zmm2,%zmm11,%zmm6
vcmpunordps	%zmm2,%zmm2,%k2
vmovaps	%zmm11,%zmm6 {%k2}
vcmpunordps	%zmm6,%zmm6,%k2
vmovups	2368(%rsp),%zmm11
vmaxps	%zmm6,%zmm11,%zmm6
vmovaps	%zmm11,%zmm6 {%k2}
vcmpeqps	%zmm30,%zmm6,%k2
vcmpneqps	%zmm6,%zmm2,%k0 {%k2}
vmovups	208(%rsp),%zmm12
vmovups	%zmm18,1984(%rsp)
vaddps	%zmm18,%zmm12,%zmm2
vmovups	4032(%rsp),%zmm11
vminps	%zmm2,%zmm11,%zmm6
vcmpunordps	%zmm2,%zmm2,%k2
vmovaps	%zmm11,%zmm6 {%k2}
vcmpunordps	%zmm6,%zmm6,%k2
vmovups	2880(%rsp),%zmm11
vmaxps	%zmm6,%zmm11,%zmm6
vmovaps	%zmm11,%zmm6 {%k2}
vcmpeqps	%zmm12,%zmm6,%k2
vcmpneqps	%zmm6,%zmm2,%k2 {%k2}
vmovups	640(%rsp),%zmm11
vmovups	%zmm15,2048(%rsp)
vaddps	%zmm15,%zmm11,%zmm2
vmovups	2304(%rsp),%zmm15
vminps	%zmm2,%zmm15,%zmm6
vcmpunordps	%zmm2,%zmm2,%k3
vmovaps	%zmm15,%zmm6 {%k3}
vcmpunordps	%zmm6,%zmm6,%k3
vmovups	4608(%rsp),%zmm15
vmaxps	%zmm6,%zmm15,%zmm6
vmovaps	%zmm15,%zmm6 {%k3}
vcmpeqps	%zmm11,%zmm6,%k3
vcmpneqps	%zmm6,%zmm2,%k3 {%k3}
vmovups	1344(%rsp),%zmm11
vaddps	%zmm27,%zmm11,%zmm2
vmovups	5056(%rsp),%zmm28
vminps	%zmm2,%zmm28,%zmm6
vcmpunordps	%zmm2,%zmm2,%k4
vmovaps	%zmm28,%zmm6 {%k4}
vcmpunordps	%zmm6,%zmm6,%k4
vmovups	3648(%rsp),%zmm26
vmaxps	%zmm6,%zmm26,%zmm6
vmovaps	%zmm26,%zmm6 {%k4}
vcmpeqps	%zmm11,%zmm6,%k4
vcmpneqps	%zmm6,%zmm2,%k4 {%k4}
vmovups	3008(%rsp),%zmm20
vaddps	%zmm25,%zmm20,%zmm2
vmovups	3712(%rsp),%zmm21
vminps	%zmm2,%zmm21,%zmm6
vcmpunordps	%zmm2,%zmm2,%k5
vmovaps	%zmm21,%zmm6 {%k5}
vcmpunordps	%zmm6,%zmm6,%k5
vmovups	3776(%rsp),%zmm22
vmaxps	%zmm6,%zmm22,%zmm6
vmovaps	%zmm22,%zmm6 {%k5}
vcmpeqps	%zmm20,%zmm6,%k5
vcmpneqps	%zmm6,%zmm2,%k5 {%k5}
vpmovm2d	%k0,%zmm2
vpsrld	$31,%zmm2,%zmm2
vpbroadcastd	335f(%rip),%zmm6 {%k4} {z}
vpord	336f(%rip){1to16},%zmm6,%zmm6 {%k5}
vpord	334f(%rip){1to16},%zmm6,%zmm6 {%k3}
vpord	333f(%rip){1to16},%zmm6,%zmm6 {%k2}
vpord	332f(%rip){1to16},%zmm6,%zmm6 {%k1}
vpord	%zmm2,%zmm6,%zmm6
vmovups	6336(%rsp),%zmm2
vminps	%zmm0,%zmm2,%zmm2
vminps	%zmm2,%zmm19,%zmm2
vminps	%zmm2,%zmm17,%zmm2
vminps	%zmm2,%zmm24,%zmm2
vminps	%zmm2,%zmm4,%zmm2
vmulps	5824(%rsp),%zmm7,%zmm4
vmulps	%zmm4,%zmm7,%zmm4
vmovups	1280(%rsp),%zmm11
vsubps	%zmm11,%zmm0,%zmm7
vfmadd231ps	%zmm4,%zmm11,%zmm7
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm7,%zmm2
vmovaps	%zmm7,%zmm2 {%k1}
vmulps	4864(%rsp),%zmm8,%zmm4
vmulps	%zmm4,%zmm8,%zmm4
vmovups	1664(%rsp),%zmm8
vsubps	%zmm8,%zmm0,%zmm7
vfmadd231ps	%zmm4,%zmm8,%zmm7
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm7,%zmm2
vmovaps	%zmm7,%zmm2 {%k1}
vmulps	1792(%rsp),%zmm13,%zmm4
vmulps	%zmm4,%zmm13,%zmm4
vmovups	1728(%rsp),%zmm8
vsubps	%zmm8,%zmm0,%zmm7
vfmadd231ps	%zmm4,%zmm8,%zmm7
vcmpunordps	%zmm2,%zmm2,%k1
vminps	%zmm2,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k1}
vmulps	2688(%rsp),%zmm14,%zmm2
vmulps	%zmm2,%zmm14,%zmm2
vmovups	1600(%rsp),%zmm8
vsubps	%zmm8,%zmm0,%zmm7
vfmadd231ps	%zmm2,%zmm8,%zmm7
vmovups	5568(%rsp),%zmm2
vsubps	4544(%rsp),%zmm2,%zmm14
vcmpunordps	%zmm4,%zmm4,%k1
vminps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k1}
vmovups	3584(%rsp),%zmm7
vfmadd132ps	336(%rsp),%zmm16,%zmm7
vmovups	48(%rsp),%zmm2
vfmadd231ps	3136(%rsp),%zmm2,%zmm7
vmovups	576(%rsp),%zmm2
vfmadd231ps	3200(%rsp),%zmm2,%zmm7
vmovups	1152(%rsp),%zmm2
vfmadd231ps	3264(%rsp),%zmm2,%zmm7
vmovups	272(%rsp),%zmm2
vfmadd231ps	3392(%rsp),%zmm2,%zmm7
vmulps	2112(%rsp),%zmm9,%zmm8
vmulps	%zmm8,%zmm9,%zmm8
vmovups	1536(%rsp),%zmm2
vsubps	%zmm2,%zmm0,%zmm9
vfmadd231ps	%zmm8,%zmm2,%zmm9
vminps	%zmm4,%zmm9,%zmm8
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm9,%zmm8 {%k1}
vmovups	1088(%rsp),%zmm2
vfmadd231ps	3456(%rsp),%zmm2,%zmm7
vmulps	512(%rsp),%zmm10,%zmm4
vmulps	%zmm4,%zmm10,%zmm4
vmovups	1472(%rsp),%zmm2
vsubps	%zmm2,%zmm0,%zmm9
vfmadd231ps	%zmm4,%zmm2,%zmm9
vminps	%zmm8,%zmm9,%zmm4
vsqrtps	%zmm1,%zmm10
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm9,%zmm4 {%k1}
vdivps	%zmm12,%zmm0,%zmm1
vmulps	%zmm1,%zmm13,%zmm2
vmovups	2432(%rsp),%zmm1
vcmpnltps	%zmm1,%zmm16,%k0
vcmpltps	%zmm1,%zmm16,%k2
vcmpltps	396f(%rip){1to16},%zmm4,%k3
kandw	%k3,%k2,%k1
vbroadcastss	16(%r11),%zmm1
vmovups	3328(%rsp),%zmm11
vsubps	%zmm7,%zmm11,%zmm4
vbroadcastss	323f(%rip),%zmm17
vmulps	%zmm17,%zmm11,%zmm7
vmaxps	%zmm4,%zmm7,%zmm8
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm7,%zmm8 {%k4}
vmaxps	97f(%rip){1to16},%zmm8,%zmm4
vdivps	%zmm4,%zmm0,%zmm4
vmulps	%zmm4,%zmm11,%zmm4
vmulps	3520(%rsp),%zmm4,%zmm4
vmovups	4992(%rsp),%zmm8
vminps	%zmm4,%zmm8,%zmm7
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm8,%zmm7 {%k4}
vmaxps	399f(%rip){1to16},%zmm7,%zmm9
vcmpnltps	%zmm11,%zmm16,%k4
korw	%k4,%k2,%k4
vmovaps	%zmm0,%zmm9 {%k4}
vmulps	422f(%rip){1to16},%zmm10,%zmm4
vmulps	%zmm4,%zmm10,%zmm4
vmovups	%zmm2,1792(%rsp)
vmulps	%zmm4,%zmm2,%zmm4
korw	%k0,%k3,%k5
vbroadcastss	329f(%rip),%zmm18
vmovaps	%zmm18,%zmm4 {%k5}
vcmpleps	%zmm1,%zmm4,%k4
vmulss	%xmm1,%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpgeps	2944(%rsp),%zmm1,%k0 {%k4}
vcmpgtps	4928(%rsp),%zmm10,%k4
korw	%k3,%k4,%k3
kandw	%k3,%k2,%k3
vmovups	%zmm14,512(%rsp)
vxorps	%xmm19,%xmm19,%xmm19
vcmpnltps	%zmm14,%zmm16,%k2
vptestmd	%zmm6,%zmm6,%k6
korw	%k2,%k1,%k7
vmovdqu64	6272(%rsp),%zmm1
vpord	%zmm6,%zmm1,%zmm6
vmovdqa32	%zmm1,%zmm6 {%k7}
vbroadcastss	94f(%rip),%zmm16
vandps	%zmm16,%zmm5,%zmm1
vbroadcastss	423f(%rip),%zmm15
vaddps	%zmm15,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm12
vmovups	4352(%rsp),%zmm23
vmulps	%zmm12,%zmm23,%zmm1
vminps	%zmm9,%zmm1,%zmm4
vcmpunordps	%zmm9,%zmm9,%k4
vandps	%zmm16,%zmm3,%zmm7
vaddps	%zmm15,%zmm7,%zmm7
vdivps	%zmm7,%zmm0,%zmm11
vmovaps	%zmm1,%zmm4 {%k4}
vmovups	2496(%rsp),%zmm24
vmulps	%zmm11,%zmm24,%zmm1
vminps	%zmm4,%zmm1,%zmm7
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm1,%zmm7 {%k4}
vandps	%zmm16,%zmm27,%zmm1
vaddps	%zmm15,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm4
vbroadcastss	93f(%rip),%zmm14
vmulps	%zmm14,%zmm4,%zmm1
vmulps	%zmm1,%zmm23,%zmm8
vmulps	%zmm1,%zmm24,%zmm1
vminps	%zmm8,%zmm1,%zmm13
vcmpunordps	%zmm8,%zmm8,%k4
vmovaps	%zmm1,%zmm13 {%k4}
vmulps	6208(%rsp),%zmm4,%zmm1
vminps	%zmm13,%zmm1,%zmm8
vcmpunordps	%zmm13,%zmm13,%k4
vmovaps	%zmm1,%zmm8 {%k4}
vminps	%zmm7,%zmm8,%zmm13
vcmpunordps	%zmm7,%zmm7,%k4
vmovaps	%zmm8,%zmm13 {%k4}
vmovups	%zmm25,144(%rsp)
vandps	%zmm16,%zmm25,%zmm1
vmovaps	%zmm27,%zmm25
vaddps	%zmm15,%zmm1,%zmm1
vdivps	%zmm1,%zmm0,%zmm7
vmulps	%zmm14,%zmm7,%zmm1
vmulps	%zmm1,%zmm23,%zmm8
vmulps	%zmm1,%zmm24,%zmm1
vminps	%zmm8,%zmm1,%zmm14
vcmpunordps	%zmm8,%zmm8,%k4
vmovaps	%zmm1,%zmm14 {%k4}
vmulps	6144(%rsp),%zmm7,%zmm1
vminps	%zmm14,%zmm1,%zmm8
vcmpunordps	%zmm14,%zmm14,%k4
vmovaps	%zmm1,%zmm8 {%k4}
vminps	%zmm13,%zmm8,%zmm1
vcmpunordps	%zmm13,%zmm13,%k4
vmovaps	%zmm8,%zmm1 {%k4}
vcmpgtps	4672(%rsp),%zmm18,%k4
vmovaps	%zmm0,%zmm8 {%k4} {z}
vxorps	%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm8,%xmm13
vmovshdup	%xmm8,%xmm14
vaddss	%xmm14,%xmm13,%xmm13
vshufpd	$1,%xmm8,%xmm8,%xmm14
vaddss	%xmm14,%xmm13,%xmm13
vshufps	$255,%xmm8,%xmm8,%xmm14
vaddss	%xmm14,%xmm13,%xmm13
vextractf128	$1,%ymm8,%xmm14
vaddss	%xmm14,%xmm13,%xmm13
vmovshdup	%xmm14,%xmm15
vaddss	%xmm15,%xmm13,%xmm13
vshufpd	$1,%xmm14,%xmm14,%xmm15
vaddss	%xmm15,%xmm13,%xmm13
vshufps	$255,%xmm14,%xmm14,%xmm14
vaddss	%xmm14,%xmm13,%xmm13
vextractf32x4	$2,%zmm8,%xmm14
vaddss	%xmm14,%xmm13,%xmm13
vmovshdup	%xmm14,%xmm15
vaddss	%xmm15,%xmm13,%xmm13
vshufpd	$1,%xmm14,%xmm14,%xmm15
vaddss	%xmm15,%xmm13,%xmm13
vshufps	$255,%xmm14,%xmm14,%xmm14
vaddss	%xmm14,%xmm13,%xmm13
vextractf32x4	$3,%zmm8,%xmm8
vaddss	%xmm8,%xmm13,%xmm13
vmovshdup	%xmm8,%xmm14
vaddss	%xmm14,%xmm13,%xmm13
vshufpd	$1,%xmm8,%xmm8,%xmm14
vaddss	%xmm14,%xmm13,%xmm13
vshufps	$255,%xmm8,%xmm8,%xmm8
vaddss	%xmm8,%xmm13,%xmm8
vmovups	3072(%rsp),%zmm23
vmulps	%zmm17,%zmm23,%zmm23 {%k3}
korw	%k6,%k7,%k3
vmovups	5632(%rsp),%zmm24
vmovaps	%zmm18,%zmm24 {%k5}
vmovups	4608(%rsp),%zmm18
vmovaps	%zmm28,%zmm17
vucomiss	%xmm2,%xmm8
vmovaps	%zmm1,%zmm8
vbroadcastss	374f(%rip),%zmm27
vbroadcastss	375f(%rip),%zmm28
jbe	46b
vmovdqu64	%zmm6,2112(%rsp)
vpxor	%xmm6,%xmm6,%xmm6
vcmpltps	%zmm6,%zmm5,%k5
vmovups	3968(%rsp),%zmm2
vsubps	%zmm30,%zmm2,%zmm8
vsubps	2368(%rsp),%zmm30,%zmm8 {%k5}
vmulps	%zmm12,%zmm8,%zmm12
vmulps	1280(%rsp),%zmm8,%zmm8
vbroadcastss	424f(%rip),%zmm15
vmulps	%zmm15,%zmm12,%zmm12
vcmpltps	%zmm8,%zmm6,%k5
vbroadcastss	329f(%rip),%zmm13
vmovaps	%zmm13,%zmm8
vminps	%zmm13,%zmm12,%zmm8 {%k5}
vcmpltps	%zmm6,%zmm3,%k5
vsubps	%zmm29,%zmm31,%zmm12
vsubps	2240(%rsp),%zmm29,%zmm12 {%k5}
vmulps	%zmm11,%zmm12,%zmm11
vmulps	1664(%rsp),%zmm12,%zmm12
vcmpltps	%zmm12,%zmm6,%k5
vmovaps	%zmm13,%zmm12
vmulps	%zmm15,%zmm11,%zmm12 {%k5}
vcmpunordps	%zmm8,%zmm8,%k5
vminps	%zmm8,%zmm12,%zmm8
vmovaps	%zmm12,%zmm8 {%k5}
vmovups	1984(%rsp),%zmm2
vandps	%zmm16,%zmm2,%zmm11
vbroadcastss	423f(%rip),%zmm14
vaddps	%zmm14,%zmm11,%zmm11
vdivps	%zmm11,%zmm0,%zmm11
vcmpltps	%zmm6,%zmm2,%k5
vmovaps	%zmm24,%zmm2
vmovups	208(%rsp),%zmm24
vmovups	4032(%rsp),%zmm12
vsubps	%zmm24,%zmm12,%zmm12
vsubps	2880(%rsp),%zmm24,%zmm12 {%k5}
vmovaps	%zmm2,%zmm24
vmulps	%zmm11,%zmm12,%zmm11
vmulps	1728(%rsp),%zmm12,%zmm12
vcmpltps	%zmm12,%zmm6,%k5
vmovaps	%zmm13,%zmm12
vmulps	%zmm15,%zmm11,%zmm12 {%k5}
vcmpunordps	%zmm8,%zmm8,%k5
vminps	%zmm8,%zmm12,%zmm8
vmovaps	%zmm12,%zmm8 {%k5}
vmovups	2048(%rsp),%zmm2
vandps	%zmm16,%zmm2,%zmm11
vaddps	%zmm14,%zmm11,%zmm11
vdivps	%zmm11,%zmm0,%zmm11
vcmpltps	%zmm6,%zmm2,%k5
vmovups	640(%rsp),%zmm14
vmovups	2304(%rsp),%zmm2
vsubps	%zmm14,%zmm2,%zmm12
vsubps	%zmm18,%zmm14,%zmm12 {%k5}
vmulps	%zmm11,%zmm12,%zmm11
vmulps	1600(%rsp),%zmm12,%zmm12
vcmpltps	%zmm12,%zmm6,%k5
vmovaps	%zmm13,%zmm12
vmulps	%zmm15,%zmm11,%zmm12 {%k5}
vcmpunordps	%zmm8,%zmm8,%k5
vminps	%zmm8,%zmm12,%zmm8
vmovaps	%zmm12,%zmm8 {%k5}
vcmpltps	%zmm6,%zmm25,%k5
vmovups	1344(%rsp),%zmm12
vsubps	%zmm12,%zmm17,%zmm11
vsubps	%zmm26,%zmm12,%zmm11 {%k5}
vmulps	%zmm4,%zmm11,%zmm4
vmulps	1536(%rsp),%zmm11,%zmm11
vcmpltps	%zmm11,%zmm6,%k5
vmovaps	%zmm13,%zmm11
vmulps	%zmm15,%zmm4,%zmm11 {%k5}
vcmpunordps	%zmm8,%zmm8,%k5
vminps	%zmm8,%zmm11,%zmm4
vmovaps	%zmm11,%zmm4 {%k5}
vcmpgtps	144(%rsp),%zmm6,%k5
vsubps	%zmm20,%zmm21,%zmm8
vsubps	%zmm22,%zmm20,%zmm8 {%k5}
vmulps	%zmm7,%zmm8,%zmm7
vmulps	1472(%rsp),%zmm8,%zmm8
vcmpltps	%zmm8,%zmm6,%k5
vmovdqu64	2112(%rsp),%zmm6
vmovaps	%zmm13,%zmm8
vmulps	%zmm15,%zmm7,%zmm8 {%k5}
vcmpunordps	%zmm4,%zmm4,%k5
vminps	%zmm4,%zmm8,%zmm4
vmovaps	%zmm8,%zmm4 {%k5}
vcmpltps	%zmm1,%zmm4,%k4 {%k4}
vblendmps	%zmm4,%zmm1,%zmm8 {%k4}
jmp	46b
.p2align	4
69:
vmulps	%zmm12,%zmm20,%zmm1
vfmadd213ps	%zmm18,%zmm1,%zmm16
vmulps	%zmm16,%zmm9,%zmm2
vfmadd213ps	%zmm5,%zmm2,%zmm29
vfmadd213ps	%zmm29,%zmm1,%zmm15
vmulps	%zmm15,%zmm7,%zmm4
vfmadd213ps	%zmm3,%zmm4,%zmm6
vfmadd213ps	%zmm6,%zmm2,%zmm8
vfmadd213ps	%zmm8,%zmm1,%zmm11
vmulps	5376(%rsp),%zmm11,%zmm3
vmovups	5312(%rsp),%zmm5
vfmadd213ps	%zmm13,%zmm3,%zmm5
vmovups	5248(%rsp),%zmm6
vfmadd213ps	%zmm5,%zmm4,%zmm6
vfmadd213ps	%zmm6,%zmm2,%zmm10
vfmadd213ps	%zmm10,%zmm1,%zmm14
vmulps	2624(%rsp),%zmm14,%zmm6
vmovups	5440(%rsp),%zmm7
vfmadd213ps	%zmm26,%zmm6,%zmm7
vmovups	5504(%rsp),%zmm5
vfmadd213ps	%zmm7,%zmm3,%zmm5
vmovups	4736(%rsp),%zmm7
vfmadd213ps	%zmm5,%zmm4,%zmm7
vmovups	4800(%rsp),%zmm5
vfmadd213ps	%zmm7,%zmm2,%zmm5
vfmadd213ps	%zmm5,%zmm1,%zmm31
vmulps	1216(%rsp),%zmm31,%zmm5
vmovups	%zmm5,576(%rsp)
vmulps	704(%rsp),%zmm6,%zmm5
vmovups	%zmm5,1088(%rsp)
vmulps	%zmm3,%zmm30,%zmm3
vmovups	%zmm3,1152(%rsp)
vmulps	%zmm4,%zmm23,%zmm3
vmovups	%zmm3,272(%rsp)
vmulps	3840(%rsp),%zmm2,%zmm2
vmovups	%zmm2,336(%rsp)
vmulps	3904(%rsp),%zmm1,%zmm1
vmovups	%zmm1,48(%rsp)
vdivps	5952(%rsp),%zmm0,%zmm1
vmulps	6016(%rsp),%zmm1,%zmm1
vpbroadcastd	372f(%rip),%zmm23
vpaddd	%zmm23,%zmm1,%zmm2
vpbroadcastd	373f(%rip),%zmm9
vpandd	%zmm9,%zmm2,%zmm2
vpbroadcastd	78f(%rip),%zmm17
vpsubd	%zmm2,%zmm17,%zmm3
vcvtdq2ps	%zmm2,%zmm2
vfmsub213ps	%zmm0,%zmm1,%zmm3
vmulps	%zmm3,%zmm3,%zmm1
vmovaps	%zmm27,%zmm4
vfmadd213ps	%zmm28,%zmm3,%zmm4
vbroadcastss	376f(%rip),%zmm6
vfmadd213ps	377f(%rip){1to16},%zmm3,%zmm6
vbroadcastss	378f(%rip),%zmm5
vfmadd213ps	379f(%rip){1to16},%zmm3,%zmm5
vfmadd231ps	382f(%rip){1to16},%zmm1,%zmm5
vfmadd213ps	%zmm6,%zmm1,%zmm5
vfmadd213ps	%zmm4,%zmm1,%zmm5
vfmadd213ps	%zmm3,%zmm1,%zmm5
vfmadd231ps	383f(%rip){1to16},%zmm2,%zmm5
vmovups	5120(%rsp),%zmm1
vfmadd231ps	394f(%rip){1to16},%zmm1,%zmm5
vmovups	6080(%rsp),%zmm1
vfmadd231ps	395f(%rip){1to16},%zmm1,%zmm5
vmovups	%zmm5,1792(%rsp)
movl	4(%rsp),%ecx
shrb	$3,%cl
testl	%r14d,%r14d
setne	%dl
andb	%cl,%dl
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm20,%xmm20,%xmm20
cmpb	$1,%dl
vbroadcastss	99f(%rip),%zmm18
vbroadcastss	327f(%rip),%zmm19
jne	74f
imulq	32(%rsp),%rsi
xorl	%ecx,%ecx
.p2align	4
72:
movl	%esi,%edx
shrl	%edx
andl	$1073741823,%edx
shlq	$7,%rdx
addq	%r8,%rdx
leaq	(%rcx,%r14),%r9
leaq	(%r9,%r9,4),%r9
shlq	$6,%r9
vmovups	208(%rsp),%zmm3
vmulps	(%rdi,%r9),%zmm3,%zmm3
movq	%rdi,%r10
xorl	%ebx,%ebx
vbroadcastss	379f(%rip),%zmm21
vbroadcastss	382f(%rip),%zmm22
vbroadcastss	383f(%rip),%zmm26
vmovups	640(%rsp),%zmm31
.p2align	4
73:
vmovaps	(%r10),%zmm4
vmovaps	(%rdx,%rbx),%zmm7
vfmadd213ps	%zmm31,%zmm3,%zmm4
vaddps	%zmm4,%zmm7,%zmm4
vdivps	%zmm4,%zmm0,%zmm8
vmovaps	-64(%rdx,%rbx),%zmm11
vsubps	%zmm4,%zmm11,%zmm11
vmulps	%zmm8,%zmm11,%zmm11
vaddps	%zmm18,%zmm8,%zmm12
vcmpltps	%zmm11,%zmm18,%k1
vmovaps	%zmm11,%zmm12 {%k1}
vaddps	%zmm0,%zmm12,%zmm13
vpaddd	%zmm23,%zmm13,%zmm13
vpandd	%zmm9,%zmm13,%zmm13
vpsubd	%zmm13,%zmm17,%zmm14
vaddps	%zmm18,%zmm14,%zmm16
vfmadd231ps	%zmm12,%zmm14,%zmm16
vmulps	%zmm16,%zmm16,%zmm12
vbroadcastss	376f(%rip),%zmm14
vfmadd213ps	377f(%rip){1to16},%zmm16,%zmm14
vmovdqa64	%zmm17,%zmm5
vbroadcastss	378f(%rip),%zmm17
vfmadd213ps	%zmm21,%zmm16,%zmm17
vfmadd231ps	%zmm22,%zmm12,%zmm17
vfmadd213ps	%zmm14,%zmm12,%zmm17
vmovaps	%zmm27,%zmm14
vfmadd213ps	%zmm28,%zmm16,%zmm14
vfmadd213ps	%zmm14,%zmm12,%zmm17
vfmadd213ps	%zmm16,%zmm12,%zmm17
vcvtdq2ps	%zmm13,%zmm12
vfmadd231ps	%zmm26,%zmm12,%zmm17
vaddps	%zmm0,%zmm11,%zmm12
vmaxps	%zmm18,%zmm11,%zmm11
vfmsub231ps	%zmm12,%zmm17,%zmm11
vmovdqa64	%zmm5,%zmm17
vaddps	%zmm19,%zmm4,%zmm12
vdivps	%zmm12,%zmm0,%zmm12
vfmadd231ps	%zmm11,%zmm4,%zmm20
vmulps	%zmm8,%zmm7,%zmm4
vmulps	%zmm12,%zmm12,%zmm7
vaddps	%zmm12,%zmm6,%zmm6
vmulps	%zmm7,%zmm12,%zmm8
vaddps	%zmm7,%zmm24,%zmm24
vaddps	%zmm8,%zmm25,%zmm25
vfmadd231ps	%zmm8,%zmm4,%zmm10
vmulps	%zmm8,%zmm7,%zmm8
vfmadd231ps	%zmm7,%zmm4,%zmm15
vmulps	%zmm7,%zmm7,%zmm7
vaddps	%zmm7,%zmm2,%zmm2
vfmadd231ps	%zmm7,%zmm4,%zmm30
vfmadd231ps	%zmm4,%zmm8,%zmm29
vaddps	%zmm8,%zmm1,%zmm1
subq	$-128,%rbx
addq	$320,%r10
cmpq	%rbx,%rax
jne	73b
incq	%rcx
addq	%r13,%rsi
cmpq	%r14,%rcx
jne	72b
74:
vbroadcastss	94f(%rip),%zmm7
vmovups	576(%rsp),%zmm26
vandps	%zmm7,%zmm26,%zmm3
vxorps	%xmm4,%xmm4,%xmm4
vmaxps	%zmm4,%zmm3,%zmm3
vmovups	1088(%rsp),%zmm22
vandps	%zmm7,%zmm22,%zmm4
vmaxps	%zmm3,%zmm4,%zmm3
vandps	336(%rsp),%zmm7,%zmm4
vmaxps	%zmm3,%zmm4,%zmm3
vandps	48(%rsp),%zmm7,%zmm4
vmaxps	%zmm3,%zmm4,%zmm3
vmovups	4224(%rsp),%zmm9
vcmpleps	%zmm0,%zmm9,%k2
vmovups	1344(%rsp),%zmm4
vminps	3008(%rsp),%zmm4,%zmm4
vmulps	397f(%rip){1to16},%zmm4,%zmm4
vcmpleps	%zmm4,%zmm3,%k3 {%k2}
vmovups	704(%rsp),%zmm5
vmulps	144(%rsp),%zmm5,%zmm3
vmovups	1216(%rsp),%zmm18
vmulps	%zmm18,%zmm3,%zmm28
vmovups	832(%rsp),%zmm4
vmulps	1024(%rsp),%zmm4,%zmm3
vmulps	%zmm18,%zmm3,%zmm16
vmulps	960(%rsp),%zmm4,%zmm7
vmulps	%zmm28,%zmm16,%zmm3
vfmsub231ps	%zmm7,%zmm5,%zmm3
vmovups	%zmm3,512(%rsp)
vmovups	768(%rsp),%zmm3
vmulps	2176(%rsp),%zmm3,%zmm7
vmulps	%zmm18,%zmm7,%zmm11
vmulps	1408(%rsp),%zmm3,%zmm7
vmulps	%zmm28,%zmm11,%zmm8
vfmsub231ps	%zmm7,%zmm5,%zmm8
vmovups	%zmm8,144(%rsp)
vmulps	4416(%rsp),%zmm3,%zmm7
vmulps	%zmm16,%zmm11,%zmm13
vfmsub231ps	%zmm7,%zmm4,%zmm13
vmovups	3840(%rsp),%zmm31
vmulps	5696(%rsp),%zmm31,%zmm7
vmulps	%zmm18,%zmm7,%zmm19
vmulps	1984(%rsp),%zmm31,%zmm8
vmulps	%zmm28,%zmm19,%zmm7
vfmsub231ps	%zmm8,%zmm5,%zmm7
vmovups	%zmm7,1024(%rsp)
vmulps	2752(%rsp),%zmm31,%zmm12
vmulps	%zmm16,%zmm19,%zmm17
vfmsub231ps	%zmm12,%zmm4,%zmm17
vmulps	896(%rsp),%zmm31,%zmm12
vmulps	%zmm11,%zmm19,%zmm14
vfmsub231ps	%zmm12,%zmm3,%zmm14
vmovups	3904(%rsp),%zmm27
vmulps	2048(%rsp),%zmm27,%zmm12
vmulps	%zmm18,%zmm12,%zmm8
vmulps	2560(%rsp),%zmm27,%zmm18
vmulps	%zmm28,%zmm8,%zmm12
vfmsub231ps	%zmm18,%zmm5,%zmm12
vmovups	1856(%rsp),%zmm21
vaddps	%zmm21,%zmm26,%zmm5
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	3968(%rsp),%zmm18
vminps	%zmm5,%zmm18,%zmm5
vmovaps	%zmm18,%zmm5 {%k1}
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	2368(%rsp),%zmm18
vmaxps	%zmm5,%zmm18,%zmm5
vmovaps	%zmm18,%zmm5 {%k1}
vmovaps	%zmm5,%zmm21 {%k3}
vcmpeqps	326f(%rip){1to16},%zmm9,%k1
vbroadcastss	208(%r11),%zmm23
vmovaps	%zmm23,%zmm21 {%k1}
movq	40(%rsp),%r13
movq	%r13,%rax
shlq	$6,%rax
vbroadcastss	12(%r11),%zmm5
vmovups	%zmm5,576(%rsp)
movq	8(%rsp),%r14
vmovaps	%zmm21,(%r14,%rax)
vmovups	1920(%rsp),%zmm18
vaddps	%zmm18,%zmm22,%zmm9
vcmpunordps	%zmm9,%zmm9,%k4
vmovups	4096(%rsp),%zmm5
vminps	%zmm9,%zmm5,%zmm9
vmovaps	%zmm5,%zmm9 {%k4}
vcmpunordps	%zmm9,%zmm9,%k4
vmovups	2240(%rsp),%zmm5
vmaxps	%zmm9,%zmm5,%zmm9
vmovaps	%zmm5,%zmm9 {%k4}
vmovaps	%zmm9,%zmm18 {%k3}
vmovaps	%zmm23,%zmm18 {%k1}
movq	128(%rsp),%r9
addq	%r9,%r13
shlq	$6,%r13
vmovaps	%zmm18,(%r14,%r13)
vmovups	%zmm28,1408(%rsp)
vmovaps	%zmm28,%zmm22
vfnmadd213ps	%zmm0,%zmm28,%zmm22
vbroadcastss	387f(%rip),%zmm28
vmaxps	%zmm28,%zmm22,%zmm9
vsqrtps	%zmm9,%zmm9
vmulps	2816(%rsp),%zmm27,%zmm21
vmulps	%zmm16,%zmm8,%zmm18
vfmsub231ps	%zmm21,%zmm4,%zmm18
vdivps	%zmm9,%zmm0,%zmm4
vmulps	4480(%rsp),%zmm27,%zmm26
vmulps	%zmm11,%zmm8,%zmm9
vfmsub231ps	%zmm26,%zmm3,%zmm9
vminps	%zmm0,%zmm22,%zmm26
vmulps	512(%rsp),%zmm4,%zmm7
vmovups	%zmm16,896(%rsp)
vfnmadd213ps	%zmm0,%zmm16,%zmm16
vfnmadd231ps	%zmm7,%zmm7,%zmm16
vminps	%zmm26,%zmm16,%zmm26
vmaxps	%zmm28,%zmm16,%zmm16
vsqrtps	%zmm16,%zmm16
vmulps	5760(%rsp),%zmm27,%zmm27
vmulps	%zmm19,%zmm8,%zmm5
vfmsub231ps	%zmm27,%zmm31,%zmm5
vdivps	%zmm16,%zmm0,%zmm22
vmulps	144(%rsp),%zmm4,%zmm27
vfnmadd231ps	%zmm7,%zmm27,%zmm13
vmulps	%zmm22,%zmm13,%zmm13
vmovups	%zmm11,960(%rsp)
vfnmadd213ps	%zmm0,%zmm11,%zmm11
vfnmadd231ps	%zmm27,%zmm27,%zmm11
vfnmadd231ps	%zmm13,%zmm13,%zmm11
vminps	%zmm26,%zmm11,%zmm26
vmaxps	%zmm28,%zmm11,%zmm11
vsqrtps	%zmm11,%zmm11
vdivps	%zmm11,%zmm0,%zmm21
vmulps	1024(%rsp),%zmm4,%zmm11
vfnmadd231ps	%zmm7,%zmm11,%zmm17
vmulps	%zmm22,%zmm17,%zmm3
vfnmadd231ps	%zmm27,%zmm11,%zmm14
vfnmadd231ps	%zmm13,%zmm3,%zmm14
vmulps	%zmm21,%zmm14,%zmm17
vmovups	%zmm19,512(%rsp)
vmovaps	%zmm19,%zmm14
vmovaps	%zmm8,%zmm19
vfnmadd213ps	%zmm0,%zmm14,%zmm14
vfnmadd231ps	%zmm11,%zmm11,%zmm14
vfnmadd231ps	%zmm3,%zmm3,%zmm14
vfnmadd231ps	%zmm17,%zmm17,%zmm14
vminps	%zmm26,%zmm14,%zmm16
vmaxps	%zmm28,%zmm14,%zmm14
vsqrtps	%zmm14,%zmm14
vmovups	208(%rsp),%zmm31
vaddps	1152(%rsp),%zmm31,%zmm26
vcmpunordps	%zmm26,%zmm26,%k4
vmovups	4032(%rsp),%zmm28
vminps	%zmm26,%zmm28,%zmm26
vmovaps	%zmm28,%zmm26 {%k4}
vdivps	%zmm14,%zmm0,%zmm8
vcmpunordps	%zmm26,%zmm26,%k4
vmovups	2880(%rsp),%zmm28
vmaxps	%zmm26,%zmm28,%zmm14
vmovaps	%zmm28,%zmm14 {%k4}
vmovaps	%zmm14,%zmm31 {%k3}
leaq	(%r14,%rax),%rdx
vmovups	576(%rsp),%zmm26
vmulps	%zmm26,%zmm31,%zmm14
vmovaps	%zmm23,%zmm14 {%k1}
movq	%r9,%rcx
shlq	$7,%rcx
vmovaps	%zmm14,(%rcx,%rdx)
vmovups	%zmm4,144(%rsp)
vmulps	%zmm4,%zmm12,%zmm28
vmovaps	%zmm7,%zmm4
vfnmadd231ps	%zmm7,%zmm28,%zmm18
vmovups	%zmm22,1024(%rsp)
vmulps	%zmm22,%zmm18,%zmm14
vfnmadd231ps	%zmm27,%zmm28,%zmm9
vfnmadd231ps	%zmm13,%zmm14,%zmm9
vmovups	%zmm21,1088(%rsp)
vmulps	%zmm21,%zmm9,%zmm18
vfnmadd231ps	%zmm11,%zmm28,%zmm5
vmovaps	%zmm3,%zmm7
vfnmadd231ps	%zmm3,%zmm14,%zmm5
vfnmadd231ps	%zmm17,%zmm18,%zmm5
vmovups	%zmm8,1152(%rsp)
vmulps	%zmm8,%zmm5,%zmm21
vmovaps	%zmm19,%zmm12
vfnmadd213ps	%zmm0,%zmm19,%zmm12
vfnmadd231ps	%zmm28,%zmm28,%zmm12
vfnmadd231ps	%zmm14,%zmm14,%zmm12
vfnmadd231ps	%zmm18,%zmm18,%zmm12
vfnmadd231ps	%zmm21,%zmm21,%zmm12
vminps	%zmm16,%zmm12,%zmm5
vcmpgtps	396f(%rip){1to16},%zmm5,%k0
vmovups	640(%rsp),%zmm16
vaddps	272(%rsp),%zmm16,%zmm5
vcmpunordps	%zmm5,%zmm5,%k4
vmovups	2304(%rsp),%zmm9
vminps	%zmm5,%zmm9,%zmm5
vmovaps	%zmm9,%zmm5 {%k4}
vcmpunordps	%zmm5,%zmm5,%k4
vmovups	4608(%rsp),%zmm9
vmaxps	%zmm5,%zmm9,%zmm5
vmovaps	%zmm9,%zmm5 {%k4}
vmovaps	%zmm5,%zmm16 {%k3}
vmulps	%zmm26,%zmm16,%zmm5
vmovaps	%zmm23,%zmm5 {%k1}
leaq	(%r9,%r9,2),%r10
movq	%r10,%rcx
shlq	$6,%rcx
vmovaps	%zmm5,(%rcx,%rdx)
vmovups	1344(%rsp),%zmm3
vaddps	336(%rsp),%zmm3,%zmm5
vcmpunordps	%zmm5,%zmm5,%k4
vmovups	5056(%rsp),%zmm9
vminps	%zmm5,%zmm9,%zmm5
vmovaps	%zmm9,%zmm5 {%k4}
vcmpunordps	%zmm5,%zmm5,%k4
vmovups	3648(%rsp),%zmm9
vmaxps	%zmm5,%zmm9,%zmm5
vmovaps	%zmm9,%zmm5 {%k4}
vmovaps	%zmm5,%zmm3 {%k3}
vmovaps	%zmm23,%zmm3 {%k1}
movq	%r9,%rcx
shlq	$8,%rcx
vmovaps	%zmm3,(%rcx,%rdx)
vmovups	3008(%rsp),%zmm3
vaddps	48(%rsp),%zmm3,%zmm5
vcmpunordps	%zmm5,%zmm5,%k4
vmovups	3712(%rsp),%zmm9
vminps	%zmm5,%zmm9,%zmm5
vmovaps	%zmm9,%zmm5 {%k4}
vcmpunordps	%zmm5,%zmm5,%k4
vmovups	3776(%rsp),%zmm9
vmaxps	%zmm5,%zmm9,%zmm5
vmovaps	%zmm9,%zmm5 {%k4}
vmovaps	%zmm5,%zmm3 {%k3}
vmovups	%zmm23,48(%rsp)
vmovaps	%zmm23,%zmm3 {%k1}
leaq	(%r9,%r9,4),%rcx
movq	%rcx,%rsi
shlq	$6,%rsi
vmovaps	%zmm3,(%rsi,%rdx)
movl	$6,%edx
movl	4(%rsp),%esi
testb	$2,%sil
vbroadcastss	85f(%rip),%zmm31
je	75f
vbroadcastss	339f(%rip),%zmm31
vxorps	1408(%rsp),%zmm31,%zmm9
vmaxps	387f(%rip){1to16},%zmm12,%zmm5
vsqrtps	%zmm5,%zmm5
vmovaps	%zmm17,%zmm22
vdivps	%zmm5,%zmm0,%zmm3
vmovups	%zmm3,2176(%rsp)
vmulps	832(%rsp),%zmm26,%zmm3
vmovups	%zmm3,1408(%rsp)
vmulps	768(%rsp),%zmm26,%zmm3
vmovups	%zmm3,576(%rsp)
kandw	%k0,%k2,%k2
movl	4(%rsp),%esi
andl	$4,%esi
movl	%esi,%r9d
shrl	$2,%r9d
movq	%r10,%rdx
shlq	$7,%rdx
addq	%r14,%rdx
xorl	%r12d,%r12d
testl	%esi,%esi
setne	%r12b
movq	%r13,40(%rsp)
leaq	8(%r9,%r9,2),%r13
movl	$15,%r15d
movl	$9,%r9d
cmoveq	%r9,%r15
movl	$20,%r14d
movl	$10,%r9d
cmoveq	%r9,%r14
movl	$26,%ebx
movl	$11,%r9d
cmoveq	%r9,%rbx
movq	128(%rsp),%r9
addq	$7,%r12
imulq	%r9,%r12
shlq	$6,%r12
addq	8(%rsp),%r12
imulq	%r9,%r13
shlq	$6,%r13
addq	8(%rsp),%r13
imulq	%r9,%r15
shlq	$6,%r15
addq	8(%rsp),%r15
imulq	%r9,%r14
shlq	$6,%r14
addq	8(%rsp),%r14
imulq	%r9,%rbx
shlq	$6,%rbx
addq	8(%rsp),%rbx
vmovups	144(%rsp),%zmm8
vmulps	%zmm9,%zmm8,%zmm5
vmovups	896(%rsp),%zmm3
vfmadd231ps	%zmm5,%zmm4,%zmm3
vxorps	%zmm31,%zmm3,%zmm3
vmovups	%zmm14,896(%rsp)
vmovaps	%zmm18,%zmm14
vmovups	1024(%rsp),%zmm18
vmulps	%zmm3,%zmm18,%zmm9
vxorps	%zmm31,%zmm8,%zmm3
vmulps	%zmm3,%zmm4,%zmm3
vmulps	%zmm18,%zmm3,%zmm17
vmovups	960(%rsp),%zmm3
vfmadd231ps	%zmm5,%zmm27,%zmm3
vfmadd231ps	%zmm9,%zmm13,%zmm3
vxorps	%zmm31,%zmm3,%zmm3
vmovups	1088(%rsp),%zmm12
vmulps	%zmm3,%zmm12,%zmm26
vmulps	%zmm27,%zmm8,%zmm3
vfmadd231ps	%zmm17,%zmm13,%zmm3
vxorps	%zmm31,%zmm3,%zmm3
vmulps	%zmm3,%zmm12,%zmm27
vxorps	%zmm31,%zmm18,%zmm16
vmulps	%zmm16,%zmm13,%zmm13
vmulps	%zmm12,%zmm13,%zmm3
vmovups	512(%rsp),%zmm4
vfmadd231ps	%zmm5,%zmm11,%zmm4
vfmadd231ps	%zmm9,%zmm7,%zmm4
vmovaps	%zmm22,%zmm16
vfmadd231ps	%zmm26,%zmm22,%zmm4
vxorps	%zmm31,%zmm4,%zmm13
vmovups	1152(%rsp),%zmm22
vmulps	%zmm13,%zmm22,%zmm23
vmulps	%zmm11,%zmm8,%zmm11
vfmadd231ps	%zmm17,%zmm7,%zmm11
vfmadd231ps	%zmm27,%zmm16,%zmm11
vxorps	%zmm31,%zmm11,%zmm11
vmulps	%zmm11,%zmm22,%zmm13
vmovups	%zmm13,960(%rsp)
vmulps	%zmm7,%zmm18,%zmm7
vfmadd231ps	%zmm3,%zmm16,%zmm7
vxorps	%zmm31,%zmm7,%zmm7
vmulps	%zmm7,%zmm22,%zmm4
vmovups	%zmm4,272(%rsp)
vxorps	%zmm31,%zmm12,%zmm7
vmulps	%zmm7,%zmm16,%zmm7
vmulps	%zmm22,%zmm7,%zmm7
vmovups	%zmm7,336(%rsp)
vfmadd231ps	%zmm5,%zmm28,%zmm19
vmovups	896(%rsp),%zmm16
vfmadd231ps	%zmm9,%zmm16,%zmm19
vfmadd231ps	%zmm26,%zmm14,%zmm19
vfmadd231ps	%zmm23,%zmm21,%zmm19
vxorps	%zmm31,%zmm19,%zmm7
vmovups	2176(%rsp),%zmm19
vmulps	%zmm7,%zmm19,%zmm11
vmulps	%zmm28,%zmm8,%zmm7
vfmadd231ps	%zmm17,%zmm16,%zmm7
vfmadd231ps	%zmm27,%zmm14,%zmm7
vfmadd231ps	%zmm13,%zmm21,%zmm7
vxorps	%zmm31,%zmm7,%zmm7
vmulps	%zmm7,%zmm19,%zmm28
vmulps	%zmm16,%zmm18,%zmm13
vfmadd231ps	%zmm3,%zmm14,%zmm13
vfmadd231ps	%zmm4,%zmm21,%zmm13
vxorps	%zmm31,%zmm13,%zmm13
vmulps	%zmm13,%zmm19,%zmm4
vmovups	%zmm4,512(%rsp)
vmulps	%zmm14,%zmm12,%zmm16
vmovups	336(%rsp),%zmm7
vfmadd231ps	%zmm7,%zmm21,%zmm16
vxorps	%zmm31,%zmm16,%zmm16
vmulps	%zmm16,%zmm19,%zmm13
vxorps	%zmm31,%zmm22,%zmm16
vbroadcastss	85f(%rip),%zmm31
vmulps	%zmm16,%zmm21,%zmm14
vmulps	%zmm19,%zmm14,%zmm21
vmovaps	%zmm19,%zmm14
vmovups	%zmm5,768(%rsp)
vfmadd213ps	%zmm0,%zmm5,%zmm5
vmovups	%zmm9,832(%rsp)
vfmadd231ps	%zmm9,%zmm9,%zmm5
vmovups	%zmm26,2048(%rsp)
vfmadd231ps	%zmm26,%zmm26,%zmm5
vmovups	%zmm23,2752(%rsp)
vfmadd231ps	%zmm23,%zmm23,%zmm5
vmovups	%zmm11,896(%rsp)
vfmadd231ps	%zmm11,%zmm11,%zmm5
vmovups	1216(%rsp),%zmm4
vmulps	%zmm5,%zmm4,%zmm16
vmovups	48(%rsp),%zmm26
vmovaps	%zmm26,%zmm19
vmulps	%zmm16,%zmm4,%zmm19 {%k2}
vmovaps	%zmm19,(%rax,%rdx)
vmulps	%zmm8,%zmm8,%zmm16
vmovups	%zmm17,1984(%rsp)
vfmadd231ps	%zmm17,%zmm17,%zmm16
vmovups	%zmm27,2112(%rsp)
vfmadd231ps	%zmm27,%zmm27,%zmm16
vmovups	960(%rsp),%zmm4
vmovaps	%zmm4,%zmm17
vfmadd231ps	%zmm4,%zmm4,%zmm16
vmovups	%zmm28,2816(%rsp)
vfmadd231ps	%zmm28,%zmm28,%zmm16
vmovups	704(%rsp),%zmm4
vmulps	%zmm16,%zmm4,%zmm16
vmovaps	%zmm26,%zmm19
vmulps	%zmm16,%zmm4,%zmm19 {%k2}
vmovaps	%zmm19,(%rax,%r12)
vmulps	%zmm18,%zmm18,%zmm16
vmovups	%zmm3,2688(%rsp)
vfmadd231ps	%zmm3,%zmm3,%zmm16
vmovups	272(%rsp),%zmm3
vfmadd231ps	%zmm3,%zmm3,%zmm16
vmovaps	%zmm13,%zmm18
vmovups	512(%rsp),%zmm13
vfmadd231ps	%zmm13,%zmm13,%zmm16
vmovups	1408(%rsp),%zmm3
vmulps	%zmm3,%zmm16,%zmm16
vmovaps	%zmm26,%zmm19
vmovaps	%zmm3,%zmm5
vmulps	%zmm16,%zmm3,%zmm19 {%k2}
vmovaps	%zmm19,(%rax,%r13)
movq	40(%rsp),%r13
vmulps	%zmm12,%zmm12,%zmm16
vfmadd231ps	%zmm7,%zmm7,%zmm16
vfmadd231ps	%zmm18,%zmm18,%zmm16
vmovups	576(%rsp),%zmm3
vmulps	%zmm3,%zmm16,%zmm16
vmovaps	%zmm26,%zmm19
vmulps	%zmm16,%zmm3,%zmm19 {%k2}
vmovaps	%zmm19,(%rax,%r15)
vmulps	%zmm22,%zmm22,%zmm16
vmovups	%zmm21,1280(%rsp)
vfmadd231ps	%zmm21,%zmm21,%zmm16
vmovups	3840(%rsp),%zmm4
vmulps	%zmm16,%zmm4,%zmm16
vmovaps	%zmm26,%zmm19
vmulps	%zmm16,%zmm4,%zmm19 {%k2}
vmovaps	%zmm19,(%rax,%r14)
movq	8(%rsp),%r14
vmulps	%zmm14,%zmm14,%zmm16
vmovups	3904(%rsp),%zmm4
vmulps	%zmm16,%zmm4,%zmm16
vmovaps	%zmm26,%zmm19
vmulps	%zmm16,%zmm4,%zmm19 {%k2}
vmovaps	%zmm19,(%rax,%rbx)
movl	$12,%edx
testl	%esi,%esi
movl	4(%rsp),%esi
je	75f
vmovaps	%zmm14,%zmm23
vmovups	768(%rsp),%zmm3
vmulps	144(%rsp),%zmm3,%zmm12
vmovups	1984(%rsp),%zmm8
vmovups	832(%rsp),%zmm7
vfmadd231ps	%zmm7,%zmm8,%zmm12
vmovups	2112(%rsp),%zmm3
vmovups	2048(%rsp),%zmm14
vfmadd231ps	%zmm14,%zmm3,%zmm12
vmovaps	%zmm17,%zmm27
vmovups	2752(%rsp),%zmm28
vfmadd231ps	%zmm28,%zmm17,%zmm12
vmovups	896(%rsp),%zmm17
vmovups	2816(%rsp),%zmm19
vfmadd231ps	%zmm17,%zmm19,%zmm12
vmovups	704(%rsp),%zmm11
vmulps	%zmm12,%zmm11,%zmm12
vmovups	48(%rsp),%zmm26
vmovaps	%zmm26,%zmm16
vmovups	1216(%rsp),%zmm21
vmulps	%zmm12,%zmm21,%zmm16 {%k2}
imulq	$448,%r9,%rdx
addq	%r14,%rdx
vmovaps	%zmm16,(%rax,%rdx)
vmovups	1024(%rsp),%zmm4
vmulps	%zmm7,%zmm4,%zmm9
vmovups	2688(%rsp),%zmm7
vfmadd231ps	%zmm14,%zmm7,%zmm9
vmovups	272(%rsp),%zmm22
vfmadd231ps	%zmm28,%zmm22,%zmm9
vfmadd231ps	%zmm17,%zmm13,%zmm9
vmovaps	%zmm5,%zmm16
vmulps	%zmm5,%zmm9,%zmm9
vmovaps	%zmm26,%zmm12
vmulps	%zmm9,%zmm21,%zmm12 {%k2}
leaq	(%r9,%r9,8),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
addq	%r14,%rsi
vmovaps	%zmm12,(%rax,%rsi)
movl	4(%rsp),%esi
vmulps	%zmm8,%zmm4,%zmm4
vfmadd231ps	%zmm3,%zmm7,%zmm4
vfmadd231ps	%zmm27,%zmm22,%zmm4
vfmadd231ps	%zmm19,%zmm13,%zmm4
vmulps	%zmm5,%zmm4,%zmm4
vmovaps	%zmm26,%zmm9
vmulps	%zmm4,%zmm11,%zmm9 {%k2}
shlq	$7,%rcx
addq	%r14,%rcx
vmovaps	%zmm9,(%rax,%rcx)
vmovups	1088(%rsp),%zmm8
vmulps	%zmm14,%zmm8,%zmm4
vmovups	336(%rsp),%zmm12
vfmadd231ps	%zmm28,%zmm12,%zmm4
vfmadd231ps	%zmm17,%zmm18,%zmm4
vmovups	576(%rsp),%zmm14
vmulps	%zmm14,%zmm4,%zmm4
vmovaps	%zmm26,%zmm5
vmulps	%zmm4,%zmm21,%zmm5 {%k2}
movq	%r10,%rcx
shlq	$8,%rcx
addq	%r14,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmulps	%zmm3,%zmm8,%zmm3
vfmadd231ps	%zmm27,%zmm12,%zmm3
vfmadd231ps	%zmm19,%zmm18,%zmm3
vmulps	%zmm14,%zmm3,%zmm3
vmovaps	%zmm26,%zmm4
vmulps	%zmm3,%zmm11,%zmm4 {%k2}
imulq	$832,%r9,%rcx
addq	%r14,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmulps	%zmm7,%zmm8,%zmm3
vfmadd231ps	%zmm22,%zmm12,%zmm3
vfmadd231ps	%zmm13,%zmm18,%zmm3
vmulps	%zmm14,%zmm3,%zmm3
vmovaps	%zmm26,%zmm4
vmulps	%zmm3,%zmm16,%zmm4 {%k2}
imulq	$896,%r9,%rcx
addq	%r14,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovups	1152(%rsp),%zmm9
vmulps	%zmm28,%zmm9,%zmm3
vmovups	1280(%rsp),%zmm11
vfmadd231ps	%zmm17,%zmm11,%zmm3
vmovups	3840(%rsp),%zmm5
vmulps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm26,%zmm4
vmulps	%zmm3,%zmm21,%zmm4 {%k2}
movq	%r9,%rcx
shlq	$10,%rcx
addq	%r14,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmulps	%zmm27,%zmm9,%zmm3
vfmadd231ps	%zmm19,%zmm11,%zmm3
vmulps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm26,%zmm4
vmovups	704(%rsp),%zmm7
vmulps	%zmm3,%zmm7,%zmm4 {%k2}
imulq	$1088,%r9,%rcx
addq	%r14,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmulps	%zmm22,%zmm9,%zmm3
vfmadd231ps	%zmm13,%zmm11,%zmm3
vmulps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm26,%zmm4
vmulps	%zmm16,%zmm3,%zmm4 {%k2}
shlq	$7,%rdx
addq	%r14,%rdx
vmovaps	%zmm4,(%rax,%rdx)
vmulps	%zmm12,%zmm9,%zmm3
vfmadd231ps	%zmm18,%zmm11,%zmm3
vmulps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm26,%zmm4
vmulps	%zmm14,%zmm3,%zmm4 {%k2}
imulq	$1216,%r9,%rcx
addq	%r14,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmulps	%zmm17,%zmm23,%zmm3
vmovups	3904(%rsp),%zmm8
vmulps	%zmm3,%zmm8,%zmm3
vmovaps	%zmm26,%zmm4
vmulps	%zmm3,%zmm21,%zmm4 {%k2}
imulq	$1344,%r9,%rcx
addq	%r14,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmulps	%zmm19,%zmm23,%zmm3
vmulps	%zmm3,%zmm8,%zmm3
vmovaps	%zmm26,%zmm4
vmulps	%zmm3,%zmm7,%zmm4 {%k2}
imulq	$1408,%r9,%rcx
addq	%r14,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmulps	%zmm13,%zmm23,%zmm3
vmulps	%zmm3,%zmm8,%zmm3
vmovaps	%zmm26,%zmm4
vmulps	%zmm16,%zmm3,%zmm4 {%k2}
imulq	$1472,%r9,%rcx
addq	%r14,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmulps	%zmm18,%zmm23,%zmm3
vmulps	%zmm3,%zmm8,%zmm3
vmovaps	%zmm26,%zmm4
vmulps	%zmm14,%zmm3,%zmm4 {%k2}
shlq	$9,%r10
addq	%r14,%r10
vmovaps	%zmm4,(%rax,%r10)
vmulps	%zmm11,%zmm23,%zmm3
vmulps	%zmm3,%zmm8,%zmm3
vmulps	%zmm3,%zmm5,%zmm26 {%k2}
imulq	$1600,%r9,%rcx
addq	%r14,%rcx
vmovaps	%zmm26,(%rax,%rcx)
movl	$27,%edx
75:
testb	$8,%sil
je	6b
vbroadcastss	208(%r11),%zmm3
vmovups	4224(%rsp),%zmm4
vcmpeqps	326f(%rip){1to16},%zmm4,%k2
vaddps	%zmm20,%zmm20,%zmm4
vmovups	1792(%rsp),%zmm11
vfmsub132ps	338f(%rip){1to16},%zmm20,%zmm11
vbroadcastss	100(%r11),%zmm7
vxorps	%xmm8,%xmm8,%xmm8
vfmadd213ps	%zmm8,%zmm6,%zmm7
vfmadd231ps	104(%r11){1to16},%zmm24,%zmm7
vfmadd231ps	108(%r11){1to16},%zmm25,%zmm7
vfmadd231ps	112(%r11){1to16},%zmm2,%zmm7
vfmadd231ps	116(%r11){1to16},%zmm1,%zmm7
vfmadd231ps	120(%r11){1to16},%zmm15,%zmm7
vfmadd231ps	124(%r11){1to16},%zmm10,%zmm7
vfmadd231ps	128(%r11){1to16},%zmm30,%zmm7
vfmadd231ps	132(%r11){1to16},%zmm29,%zmm7
vbroadcastss	136(%r11),%zmm5
vmovups	5888(%rsp),%zmm9
vaddps	%zmm7,%zmm9,%zmm7
vfmadd213ps	%zmm8,%zmm6,%zmm5
vfmadd231ps	140(%r11){1to16},%zmm24,%zmm5
vfmadd231ps	144(%r11){1to16},%zmm25,%zmm5
vfmadd231ps	148(%r11){1to16},%zmm2,%zmm5
vfmadd231ps	152(%r11){1to16},%zmm1,%zmm5
vfmadd231ps	156(%r11){1to16},%zmm15,%zmm5
vfmadd231ps	160(%r11){1to16},%zmm10,%zmm5
vfmadd231ps	164(%r11){1to16},%zmm30,%zmm5
vfmadd231ps	168(%r11){1to16},%zmm29,%zmm5
vfmadd132ps	172(%r11){1to16},%zmm8,%zmm6
vfmadd231ps	176(%r11){1to16},%zmm24,%zmm6
vfmadd231ps	180(%r11){1to16},%zmm25,%zmm6
vfmadd231ps	184(%r11){1to16},%zmm2,%zmm6
vfmadd231ps	188(%r11){1to16},%zmm1,%zmm6
vfmadd231ps	192(%r11){1to16},%zmm15,%zmm6
vfmadd231ps	196(%r11){1to16},%zmm10,%zmm6
vfmadd231ps	200(%r11){1to16},%zmm30,%zmm6
vfmadd231ps	204(%r11){1to16},%zmm29,%zmm6
vfmadd231ps	393f(%rip){1to16},%zmm9,%zmm5
vfmadd231ps	398f(%rip){1to16},%zmm9,%zmm6
vmovaps	%zmm3,%zmm11 {%k2}
movq	%rdx,%rcx
imulq	%r9,%rcx
shlq	$6,%rcx
addq	%r14,%rcx
vmovaps	%zmm11,(%rax,%rcx)
vmovaps	%zmm3,%zmm4 {%k2}
leaq	1(%rdx),%rcx
imulq	%r9,%rcx
shlq	$6,%rcx
addq	%r14,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm3,%zmm7 {%k2}
leaq	2(%rdx),%rcx
imulq	%r9,%rcx
shlq	$6,%rcx
addq	%r14,%rcx
vmovaps	%zmm7,(%rax,%rcx)
vmovaps	%zmm3,%zmm5 {%k2}
leaq	3(%rdx),%rcx
imulq	%r9,%rcx
shlq	$6,%rcx
addq	%r14,%rcx
vmovaps	%zmm5,(%rax,%rcx)
vmovaps	%zmm3,%zmm6 {%k2}
addq	$4,%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%r14,%rdx
vmovaps	%zmm6,(%rax,%rdx)
jmp	6b
76:
addq	$6920,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
77:
vzeroupper
retq
.p2align	2,0x0
78:
.long	0x3f800000
79:
.long	1048576
82:
.long	0x5d800000
83:
.long	0x3f40094e
84:
.long	0x3e1d5a5a
85:
.long	0x3bd74912
86:
.long	0x3f156f3d
87:
.long	0x3d26f715
88:
.long	8388607
89:
.long	0x21800000
92:
.long	0xc9800000
93:
.long	0x3f000000
94:
.long	0x7fffffff
95:
.long	0x40400000
96:
.long	2139095039
97:
.long	0x0da24260
98:
.long	0x1e3ce508
99:
.long	0xbf800000
322:
.long	0x41100000
323:
.long	0x3e800000
324:
.long	0x41490fdb
325:
.long	0x40c00000
326:
.long	0x40800000
327:
.long	0x40a00000
328:
.long	0x3fc00000
329:
.long	0x7149f2ca
332:
.long	2
333:
.long	4
334:
.long	8
335:
.long	16
336:
.long	32
337:
.long	0x3f3504f3
338:
.long	0xbf000000
339:
.long	0x80000000
342:
.long	0xc2ae0000
343:
.long	0x3fb8aa3b
344:
.long	0xbf317200
345:
.long	0xb5bfbe8e
346:
.long	0x3aae0472
347:
.long	0x3c1e8629
348:
.long	0x3d635b73
349:
.long	0x3e75fc8c
352:
.long	0x3f317214
353:
.long	0x42fe0000
354:
.long	0x3e99999a
355:
.long	0xbe04a19d
356:
.long	0x3ef89ba5
357:
.long	0xbf03248e
358:
.long	0x3f0c3744
359:
.long	0xbdc1d79d
362:
.long	0x3e5c1572
363:
.long	0x3e17e642
364:
.long	0x3e2ecff8
365:
.long	0x3e2d3f9f
366:
.long	0x3ecc422a
367:
.long	0x3f106ebb
368:
.long	0xc0000000
369:
.long	0x41400000
372:
.long	3234528013
373:
.long	4286578688
374:
.long	0x3eaaac4e
375:
.long	0xbf00000d
376:
.long	0x3e4bdb47
377:
.long	0xbe7fd7d0
378:
.long	0x3e259a3a
379:
.long	0xbe2ec8d2
382:
.long	0xbddadb52
383:
.long	0x33b17218
384:
.long	0x3727c5ac
385:
.long	0x3a83126f
386:
.long	0x41800000
387:
.long	0x358637bd
388:
.long	0x350637bd
389:
.long	0x34210fb0
392:
.long	0x36a7c5ac
393:
.long	0x40000000
394:
.long	0x3f317218
395:
.long	0x3feb3f8f
396:
.long	0x38d1b717
397:
.long	0x3951b717
398:
.long	0x41000000
399:
.long	0x3cf5c28f
422:
.long	0x41200000
423:
.long	0x26901d7d
424:
.long	0x3f800054
425:
.long	0xbf4ccccd
